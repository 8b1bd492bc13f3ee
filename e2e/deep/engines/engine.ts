export const WINDOW = { width: 1280, height: 900 };

/** WebDriver codes of the named keys; any other key is its own character. */
export const KEYS = {
  ArrowDown: '\uE015',
  Alt: '\uE00A',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
} as const;

export type Key = keyof typeof KEYS | 'e' | 'n' | 'p' | 'P' | 's';

/** The only page of a new browser session without cookies or storage. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function's source in the page; its result is serialized as JSON. */
  run: (source: string, args: unknown[]) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses the keys in order as a chord. */
  press: (...keys: Key[]) => Promise<void>;
  readErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = {
  /** An engine can be limited to one tab: close it before opening the next. */
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
};
