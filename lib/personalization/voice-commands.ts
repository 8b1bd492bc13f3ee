type VoiceCommandData = { id: string; command: string; aliases: readonly string[] };

/** In order: the first match wins. */
export const VOICE_COMMANDS = [
  { id: 'go-home', command: 'go home', aliases: ['home', 'start page', 'main page'] },
  { id: 'show-demo', command: 'show demo', aliases: ['demo', 'open demo'] },
  { id: 'show-analytics', command: 'show analytics', aliases: ['analytics', 'statistics', 'show numbers'] },
  { id: 'show-content', command: 'show content', aliases: ['content', 'content hub', 'articles'] },
  { id: 'scroll-up', command: 'scroll up', aliases: ['page up', 'go up', 'move up'] },
  { id: 'scroll-down', command: 'scroll down', aliases: ['page down', 'go down', 'move down'] },
  { id: 'toggle-theme', command: 'toggle theme', aliases: ['dark mode', 'light mode', 'change theme'] },
  { id: 'help', command: 'help', aliases: ['commands', 'what can i say'] },
] as const satisfies readonly VoiceCommandData[];

export type VoiceCommand = (typeof VOICE_COMMANDS)[number];
export type VoiceCommandId = VoiceCommand['id'];

export const LISTED_VOICE_COMMANDS = 5;

/** Spec §5, literally: short words match generously, silence matches nothing. */
export function matchVoiceCommand(speech: string): VoiceCommand | null {
  const phrase = speech.trim().toLowerCase();
  if (phrase === '') return null;
  return VOICE_COMMANDS.find((candidate) => isMatch(candidate, phrase)) ?? null;
}

function isMatch({ command, aliases }: VoiceCommandData, phrase: string): boolean {
  // Exact matches are included, because every string contains itself.
  return (
    command.includes(phrase) || aliases.some((alias) => alias.includes(phrase) || phrase.includes(alias))
  );
}
