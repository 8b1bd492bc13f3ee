import { matchVoiceCommand, VOICE_COMMANDS } from './voice-commands';

test('the commands are the specified ones', () => {
  expect(VOICE_COMMANDS.map(({ command }) => command)).toEqual([
    'go home',
    'show demo',
    'show analytics',
    'show content',
    'scroll up',
    'scroll down',
    'toggle theme',
    'help',
  ]);
});

test.each(
  VOICE_COMMANDS.flatMap(({ id, command, aliases }) => [command, ...aliases].map((phrase) => [phrase, id])),
)('%j is recognized as %s', (phrase, id) => {
  expect(matchVoiceCommand(phrase)?.id).toBe(id);
});

test.each([
  ['  Show DEMO ', 'show-demo', 'lowercase and trimmed'],
  ['analyt', 'show-analytics', 'contained in a command'],
  ['open the content hub please', 'show-content', 'containing an alias'],
  ['start p', 'go-home', 'contained in an alias'],
  ['show', 'show-demo', 'the first of three that match'],
  ['scroll', 'scroll-up', 'the first of two that match'],
  ['home demo', 'go-home', 'the first of two aliases'],
])('%j is %s: %s', (speech, id) => {
  expect(matchVoiceCommand(speech)?.id).toBe(id);
});

test.each(['', '   ', 'order a pizza', 'please scroll up'])('%j is not a command', (speech) => {
  expect(matchVoiceCommand(speech)).toBeNull();
});
