export const WINDOW = { width: 1280, height: 900 };

/** The keys that journeys press by name; every other is the letter itself. */
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

/** The one page of a new browser session: no cookies, nothing stored. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs the source of a function in the page; what it resolves to passes as JSON. */
  run: (source: string, args: unknown[]) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses the keys together, the last one last. */
  press: (...keys: Key[]) => Promise<void>;
  /** Uncaught errors and console errors so far. */
  readErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = {
  /** The engine may hold one tab at a time: close it before the next. */
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
};
