import {
  CONSENT_CHOICES,
  CONSENT_MODES,
  isConsentPending,
  parseConsentChoice,
  parseConsentMode,
  selectConsent,
} from './consent';

test.each([
  ['notice', null, 'on', true],
  ['notice', 'seen', 'on', false],
  ['notice', 'yes', 'on', false],
  ['notice', 'no', 'off-by-choice', false],
  ['notice', 'withdrawing', 'withdrawing', false],
  ['opt-in', 'withdrawing', 'withdrawing', false],
  ['opt-in', null, 'off-until-asked', true],
  ['opt-in', 'seen', 'off-until-asked', true],
  ['opt-in', 'yes', 'on', false],
  ['opt-in', 'no', 'off-by-choice', false],
] as const)('in %s mode the choice %j means %s', (mode, choice, state, isOpen) => {
  expect(selectConsent({ mode, choice, hasPrivacyControl: false })).toBe(state);
  expect(isConsentPending(state, choice)).toBe(isOpen);
});

test.each(
  CONSENT_MODES.flatMap((mode) => [null, ...CONSENT_CHOICES].map((choice) => [mode, choice] as const)),
)(
  'Global Privacy Control turns it off in %s mode with the choice %j, and nothing is asked',
  (mode, choice) => {
    const state = selectConsent({ mode, choice, hasPrivacyControl: true });
    expect(state).toBe('off-by-browser');
    expect(isConsentPending(state, choice)).toBe(false);
  },
);

test.each([null, undefined, '', 'YES', 'true', 'yes;'])('%j is not a choice', (value) =>
  expect(parseConsentChoice(value)).toBeNull(),
);

test.each([
  ['opt-in', 'opt-in'],
  ['notice', 'notice'],
  [undefined, 'notice'],
] as const)('the mode %j is read as %s', (value, mode) => expect(parseConsentMode(value)).toBe(mode));
