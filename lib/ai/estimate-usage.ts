import type { ModelRequest } from './model-request';

/** Of our own English: about 4 on Claude Haiku 4.5, and 30 % fewer with the tokenizer of later models. */
const CHARACTERS_PER_TOKEN = 3;
/** What the provider adds to a request: the frame of its turns, and of an answer in a given shape. */
const FRAME_TOKENS = 300;

type Sized = Pick<ModelRequest, 'system' | 'context' | 'turns' | 'answerFormat' | 'maxTokens'>;

/**
 * The most that a call may use, to be set aside for it. What a visitor wrote counts one token a byte, because some
 * writing does cost that: whoever sends it must not be able to spend more than was set aside.
 */
export function estimateUsage({ system, context = '', turns, answerFormat, maxTokens }: Sized): number {
  const ours = [system, context, ...turns.filter(({ role }) => role === 'assistant').map(readContent)];
  const theirs = turns.filter(({ role }) => role === 'user').map(readContent);
  const format = answerFormat ? JSON.stringify(answerFormat) : '';
  const words = [...ours, format].reduce((sum, text) => sum + text.length, 0);
  const bytes = theirs.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil(words / CHARACTERS_PER_TOKEN) + bytes + FRAME_TOKENS + maxTokens;
}

function readContent({ content }: { content: string }): string {
  return content;
}
