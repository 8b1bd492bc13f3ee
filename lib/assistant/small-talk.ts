import type { assistantCopy } from '@/lib/content/assistant';

export type SmallTalk = keyof typeof assistantCopy.small;

/** Politeness is short. What is longer is not even compared, which could take long. */
const MAX_LENGTH = 80;

const GREETING =
  'hi+|hello+|hey+|howdy|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there';
const THANKS = 'thanks?|thank you|thanx|thx|ty|cheers|much appreciated|appreciate it';
const GOODBYE = 'bye+|goodbye|good bye|see (?:you|ya)|cu|ciao|have a (?:nice|good|great) day|good night';
const NODS =
  'ok(?:ay)?|great|nice|cool|perfect|super|awesome|yes|yeah|no|nope|i see|got it|understood|helps|helped';
const AROUND =
  "(?:ok(?:ay)?|yes|yeah|no|nope|i see|got it|understood|great|nice|cool|perfect|super|awesome|very|so|a lot|a bunch|that'?s all|that is all|for (?:your|the) (?:help|answers?)|that (?:helps|helped)(?: a lot)?|again|then|now|for now|there|everyone|team|bot|assistant|you|much|how are you(?: doing)?|all)";

const only = (...words: readonly string[]) =>
  new RegExp(`^(?:(?:${[...words, AROUND].join('|')})[\\s,.!?:;)(-]*)+$`, 'iu');
const has = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');

const ABILITIES =
  /^\W*(?:(?:so|hi|hello|hey)\W+)?(?:what|how) (?:can|could|do|are) you (?:do(?: for me)?|help(?: me)?(?: with)?|able to do|know(?: about)?|answer)\W*$|^\W*(?:can you )?help(?: me)?(?: please)?\W*$|^\W*what can i ask(?: you)?\W*$|^\W*(?:are you|is this) (?:a )?(?:bot|robot|human|real|an? ai)\b[^.?!]{0,30}\W*$|^\W*(?:are you|r u) (?:chat ?gpt|gpt|claude|gemini|siri|alexa|an? [\w ]*model)\W*$|^\W*(?:what|which) (?:language )?(?:model|bot|ai) are you\W*$/i;

/** What kind of politeness a message is, if it is nothing else. */
export function readSmallTalk(message: string): SmallTalk | null {
  if (message.length > MAX_LENGTH) return null;
  if (ABILITIES.test(message)) return 'abilities';
  const isSmall = only(GREETING, THANKS, GOODBYE).test(message);
  if (!isSmall) return null;
  if (has(GOODBYE).test(message)) return 'goodbye';
  if (has(THANKS).test(message)) return 'thanks';
  if (has(GREETING).test(message)) return 'greeting';
  return has(NODS).test(message) ? 'noted' : null;
}
