import { parseRecord } from './record';

/** Pixels at the browser's own text size; steps of 1 (spec §3, §5). */
export const FONT_SIZE = { min: 12, max: 24, default: 16, larger: 20 } as const;

export type AccessibilitySettings = {
  readonly fontSize: number;
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
  readonly screenReaderMode: boolean;
  readonly focusIndicators: boolean;
  readonly keyboardNavigation: boolean;
};

/** Stored choices. `reducedMotion` is absent until chosen, so the system setting applies. */
export type AccessibilityChoices = Omit<AccessibilitySettings, 'reducedMotion'> & {
  readonly reducedMotion?: boolean | undefined;
};

export const DEFAULT_CHOICES: AccessibilityChoices = {
  fontSize: FONT_SIZE.default,
  highContrast: false,
  screenReaderMode: false,
  focusIndicators: true,
  keyboardNavigation: true,
};

/** `invalid` names the rejected fields, or the whole text if it cannot be parsed. */
export type ParsedAccessibility = { choices: AccessibilityChoices; invalid: readonly string[] };

export function clampFontSize(size: number): number {
  return Math.round(Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, size)));
}

/** Clamps out-of-range values, replaces wrong types by defaults and reports those. Fields may be missing. */
export function parseAccessibility(text: string | null): ParsedAccessibility {
  if (text === null) return { choices: DEFAULT_CHOICES, invalid: [] };
  const stored = parseRecord(text);
  if (!stored) return { choices: DEFAULT_CHOICES, invalid: ['everything'] };
  const invalid: string[] = [];

  function readNumber(name: keyof AccessibilitySettings): number | undefined {
    const value = stored?.[name];
    if (value === undefined || typeof value === 'number') return value;
    invalid.push(name);
  }
  function readFlag(name: keyof AccessibilitySettings): boolean | undefined {
    const value = stored?.[name];
    if (value === undefined || typeof value === 'boolean') return value;
    invalid.push(name);
  }

  const choices = {
    fontSize: clampFontSize(readNumber('fontSize') ?? DEFAULT_CHOICES.fontSize),
    highContrast: readFlag('highContrast') ?? DEFAULT_CHOICES.highContrast,
    reducedMotion: readFlag('reducedMotion'),
    screenReaderMode: readFlag('screenReaderMode') ?? DEFAULT_CHOICES.screenReaderMode,
    focusIndicators: readFlag('focusIndicators') ?? DEFAULT_CHOICES.focusIndicators,
    keyboardNavigation: readFlag('keyboardNavigation') ?? DEFAULT_CHOICES.keyboardNavigation,
  };
  return { choices, invalid };
}

export function resolveAccessibility(
  choices: AccessibilityChoices,
  systemReducesMotion: boolean,
): AccessibilitySettings {
  return { ...choices, reducedMotion: choices.reducedMotion ?? systemReducesMotion };
}

/** Data attributes of <html>, the same as the boot script sets. Defaults have none. */
export function describeRoot(choices: AccessibilityChoices) {
  const { fontSize, highContrast, reducedMotion, screenReaderMode, focusIndicators } = choices;
  const motion = reducedMotion ? 'reduced' : 'full';
  return {
    fontSize: fontSize === FONT_SIZE.default ? undefined : String(fontSize),
    contrast: highContrast ? 'high' : undefined,
    motion: reducedMotion === undefined ? undefined : motion,
    focus: focusIndicators ? undefined : 'plain',
    screenReader: screenReaderMode ? 'on' : undefined,
  };
}
