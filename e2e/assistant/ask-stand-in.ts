import { answerChat, type AskModel } from '@/lib/ai/answer';
import { splitSentences } from '@/lib/assistant/split-sentences';
import { listTerms } from '@/lib/assistant/list-terms';
import { readReply, type Answerer } from './ask-questions';

const { signal } = new AbortController();

/** Runs the production path with a stand-in for the model. Needs any ANTHROPIC_API_KEY. */
export const askStandInModel: Answerer = async ({ message, history, audience, page }) => {
  const context = {
    ...(page && { currentPage: page }),
    ...(audience && { userSegment: audience.segment, behavioralCluster: audience.cluster }),
  };
  return readReply((await answerChat({ message, history, context }, signal, askStandIn)).text);
};

const SHORT_PASSAGE_WORDS = 52;

/** Replies as a careful model would, quoting the passage in the prompt that shares most words with the question. */
const askStandIn: AskModel = async ({ context = '', turns }) => {
  const passages = context.matchAll(/<passage address="([^"]+)">\n([^]*?)\n<\/passage>/g);
  const [, step = 'none'] = /<step address="([^"]+)">/.exec(context) ?? [];
  const questionTerms = listTerms(turns.at(-1)?.content ?? '');
  const share = (text: string) => {
    const terms = new Set(listTerms(text));
    return questionTerms.filter((term) => terms.has(term)).length;
  };
  const ranked = [...passages].map(([, href = '', text = ''], rank) => {
    const sentences = splitSentences(text);
    const best = sentences.toSorted((one, other) => share(other) - share(one))[0] ?? '';
    const isShort = text.split(/\s+/).length <= SHORT_PASSAGE_WORDS;
    const next = sentences[sentences.indexOf(best) + 1] ?? '';
    return { href, score: share(best) - 2 * rank, quote: isShort ? text : `${best}${next}` };
  });
  const [best] = ranked.sort((one, other) => other.score - one.score);
  if (!best) return 'I know nothing about that.';
  return `${best.quote.trim()} You can read more at ${best.href}.\n\nNEXT ${step}`;
};
