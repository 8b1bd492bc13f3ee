import { splitLinks, splitNextStep, splitSuggestions } from '@/lib/assistant/reply-text';
import type { Band } from '@/lib/assistant/resolve-question';
import { DEFAULT_PERSONA, type Persona } from '@/lib/personalization/persona';
import { judgeAnswer, normalizeText, type Judgment, type Reply } from './judge-answer';
import type { Question } from './read-questions';

type Turn = { message: string; isUserMessage: boolean };

export type Query = {
  message: string;
  history: readonly Turn[];
  audience?: Pick<Persona, 'segment' | 'cluster'>;
  page?: Question['page'];
};

/** The local engine, a model behind it, or a running site. */
export type Answerer = (query: Query) => Reply | Promise<Reply>;

export type Outcome = { question: Question; reply: Reply; ms: number; words: number; judgment: Judgment };

/** A reply of the local engine. `action` is the button of the next step, if there is one. */
type LocalReply = {
  text: string;
  hrefs: readonly string[];
  action?: { label: string; href: string };
  band?: Band;
  score?: number;
  suggestions?: readonly string[];
};

export function readLocalReply({ text, hrefs, action, band, score, suggestions }: LocalReply): Reply {
  const links = [...hrefs.map((href) => ({ label: '', href })), ...readLinks(text)];
  return { text, links: action ? [action, ...links] : links, band, score, offers: suggestions };
}

/** Parses a reply as stored and sent, with the next step in its last paragraph. */
export function readReply(reply: string): Reply {
  const { text, step } = splitNextStep(reply);
  const links = step ? [step, ...readLinks(text)] : readLinks(text);
  return { text, links, offers: splitSuggestions(text).questions };
}

const readLinks = (text: string): Reply['links'] =>
  splitLinks(text).flatMap(({ href }) => (href ? [{ label: '', href }] : []));

export type AskOptions = {
  now: () => number;
  isKnown?: (number: string) => boolean;
  /** Number of times to ask each question; the median time counts. */
  rounds?: number;
};

/** Asks every question, after its earlier turns, and judges the replies. */
export async function askQuestions(
  questions: readonly Question[],
  answer: Answerer,
  { now, isKnown, rounds = 1 }: AskOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const { ask, segment, page } = question;
    const context = {
      page,
      ...(segment && { audience: { segment, cluster: DEFAULT_PERSONA.cluster } }),
    };
    const history = await converse(question.after ?? [], (query) => answer({ ...context, ...query }));
    const times: number[] = [];
    let reply: Reply = { text: '', links: [] };
    for (let round = 0; round < rounds; round += 1) {
      const started = now();
      reply = await answer({ ...context, message: ask, history });
      times.push(now() - started);
    }
    const judged = judgeAnswer(question, reply, isKnown);
    const isUnanswered = judged.verdict === 'not-stated-though-stated';
    const pressed = isUnanswered
      ? await pressButtons(reply, (message) => answer({ ...context, message, history }))
      : [];
    const isOffered = pressed.some((other) => judgeAnswer(question, other, isKnown).verdict === 'right');
    const judgment: Judgment = isOffered ? { ...judged, verdict: 'offered' } : judged;
    outcomes.push({ question, reply, ms: percentile(times, 0.5), words: countWords(reply.text), judgment });
  }
  return outcomes;
}

async function pressButtons({ offers = [] }: Reply, ask: (message: string) => Reply | Promise<Reply>) {
  const replies: Reply[] = [];
  for (const offer of offers) replies.push(await ask(offer));
  return replies;
}

async function converse(after: readonly string[], answer: Answerer): Promise<Turn[]> {
  const history: Turn[] = [];
  for (const message of after) {
    const { text } = await answer({ message, history: [...history] });
    history.push({ message, isUserMessage: true }, { message: text, isUserMessage: false });
  }
  return history;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const countWords = (text: string) => normalizeText(text).split(' ').filter(Boolean).length;
