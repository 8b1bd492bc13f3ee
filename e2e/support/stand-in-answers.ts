import type { AskModel } from '@/lib/ai/answer';
import { splitSentences } from '@/lib/ai/clean-answer';
import { listTerms } from '@/lib/assistant/list-terms';
import type { ModelCall } from './model-faults';

const SHORT_PASSAGE_WORDS = 52;

/** Replies as a careful model would, quoting the passage in the prompt that shares most words with the question. */
function answerFromPassages({ body }: Pick<ModelCall, 'body'>): string {
  const { question, passages, steps } = readPrompt(body);
  const questionTerms = listTerms(question);
  const share = (text: string) => {
    const terms = new Set(listTerms(text));
    return questionTerms.filter((term) => terms.has(term)).length;
  };
  const ranked = passages.map(({ href, text }, rank) => {
    const sentences = splitSentences(text);
    const best = sentences.toSorted((one, other) => share(other) - share(one))[0] ?? '';
    const isShort = text.split(/\s+/).length <= SHORT_PASSAGE_WORDS;
    const next = sentences[sentences.indexOf(best) + 1] ?? '';
    return { href, score: share(best) - 2 * rank, quote: isShort ? text : `${best}${next}` };
  });
  const [best] = ranked.sort((one, other) => other.score - one.score);
  if (!best) return 'I know nothing about that.';
  return `${best.quote.trim()} You can read more at ${best.href}.\n\nNEXT ${steps[0] ?? 'none'}`;
}

/** The same without a network, for evaluations. */
export const askStandIn: AskModel = async function* ({ system, context, turns }) {
  const body = { system: [{ text: system }, { text: context }], messages: [...turns] };
  yield answerFromPassages({ body });
};

type Prompt = {
  question: string;
  passages: { href: string; text: string }[];
  steps: string[];
};

function readPrompt({ system, messages }: ModelCall['body']): Prompt {
  const context = listTexts(system, 'text').at(-1) ?? '';
  const passages = [...context.matchAll(/<passage address="([^"]+)">\n([^]*?)\n<\/passage>/g)];
  return {
    question: listTexts(messages, 'content').at(-1) ?? '',
    passages: passages.map(([, href = '', text = '']) => ({ href, text })),
    steps: [...context.matchAll(/<step address="([^"]+)">/g)].map(([, href = '']) => href),
  };
}

function listTexts(list: unknown, key: string): string[] {
  return Array.isArray(list) ? list.map((item: object) => String(Reflect.get(item, key))) : [];
}
