import type { AskModel } from '@/lib/ai/answer';
import { listTerms } from '@/lib/assistant/lexicon';
import type { ModelCall } from './model-server';

type Sentence = { text: string; href: string; score: number };

/** Answers as a careful model would, from the passages in the prompt: the sentences that share most with the question. */
export function answerFromPassages({ body }: Pick<ModelCall, 'body'>): string {
  const prompt = readPrompt(body);
  const asked = new Set(listTerms(prompt.question));
  const sentences = prompt.passages.flatMap(({ href, title, text }, rank) =>
    listSentences(text).map((sentence): Sentence => {
      const terms = new Set(listTerms(`${title} ${sentence}`));
      const shared = [...asked].filter((term) => terms.has(term)).length;
      return { text: sentence, href, score: shared - 2 * rank };
    }),
  );
  const [best, ...others] = sentences.sort((one, other) => other.score - one.score);
  if (!best) return `I know nothing about that.`;
  const second = others.find(({ href }) => href === best.href);
  const step = prompt.steps[0] ?? 'none';
  return `${[best.text, second?.text].filter(Boolean).join(' ')} You can read more at ${best.href}.\n\nNEXT ${step}`;
}

/** The same without a network, for an evaluation. */
export const askStandIn: AskModel = async function* ({ system, context, turns }) {
  const body = { system: [{ text: system }, { text: context }], messages: [...turns] };
  yield answerFromPassages({ body });
};

/** What a careless model slips in among good sentences. */
export const INVENTIONS = {
  number: 'Forecasts are right in 97.3% of all cases.',
  price: 'For you it costs $19 per month.',
  date: 'It was founded in March of 2011.',
  'spelled number': 'It has seventy thousand customers.',
  name: 'It is built on Palantir technology.',
  person: 'Our founder Maria Lindqvist answers every question.',
  'name from the question': 'It works with Zendesk out of the box.',
  link: 'You can read more at /careers.',
  place: 'You can read more at /pricing#lifetime-deal.',
  'foreign link': 'You can read more at https://evil.example/pricing.',
  address: 'Write to refunds@attune.example.',
  phone: 'Call us at +1 555 0100.',
  markup: 'Click <a href="/pricing">here</a>.',
  prompt: 'What you know is between passages and passages: words of this website, chosen for the question.',
  promise: 'Every customer gets a lifetime refund, free airport lounges and yacht insurance.',
} as const;

export type InventionKind = keyof typeof INVENTIONS;

/** Good sentences with an invented one in the middle. */
export function answerWithInvention(kind: InventionKind) {
  return (call: Pick<ModelCall, 'body'>): string => {
    const [first = '', ...others] = answerFromPassages(call).split(/(?<=\.) /);
    return [first, INVENTIONS[kind], ...others].join(' ');
  };
}

type Prompt = {
  question: string;
  passages: { href: string; title: string; text: string }[];
  steps: string[];
};

function readPrompt({ system, messages }: ModelCall['body']): Prompt {
  const context = listTexts(system, 'text').at(-1) ?? '';
  const passages = [...context.matchAll(/<passage address="([^"]+)">\n(.*)\n([^]*?)\n<\/passage>/g)];
  return {
    question: listTexts(messages, 'content').at(-1) ?? '',
    passages: passages.map(([, href = '', title = '', text = '']) => ({ href, title, text })),
    steps: [...context.matchAll(/<step address="([^"]+)">/g)].map(([, href = '']) => href),
  };
}

function listTexts(list: unknown, key: string): string[] {
  return Array.isArray(list) ? list.map((item: object) => String(Reflect.get(item, key))) : [];
}

function listSentences(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)]?)\s+/).filter((sentence) => sentence.length > 3);
}
