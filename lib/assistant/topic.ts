import type { ChatReply } from '@/lib/calls/chat';
import type { Passage } from './passage';
import { dropAssent } from './compose-reply';
import { readSmallTalk } from './small-talk';
import { listTerms, listWords } from './terms';

/** `reply`: JSON of a ChatReply, for the assistant's turns. */
export type ChatTurn = { message: string; isUserMessage: boolean; reply?: string | null };

/**
 * What the conversation is about: the last question that asked something, what was answered, and the passages that this
 * or, without an answer, the first card was.
 */
export type Topic = { text: string; answered: readonly Passage[]; about: readonly Passage[] };

const REFERRING: ReadonlySet<string> = new Set(
  'else her here him it its more one ones same that their them there these they this those'.split(' '),
);
const CONTINUING: ReadonlySet<string> = new Set('and but how or so then what which why'.split(' '));
const ASKING: ReadonlySet<string> = new Set(
  'get how long many more much need not tak us what when wher which who why without'.split(' '),
);
const MAX_TERMS = 2;

/** Whether a question depends on the turn before: 'and then', 'why', 'which one', 'how accurate is it'. */
export function isFollowUp(question: string): boolean {
  const [first = '', ...others] = listWords(question);
  const terms = listTerms(question).filter((term) => !CONTINUING.has(term) && !REFERRING.has(term));
  if (terms.length === 0 || first === 'and') return true;
  if (terms.length === 1 && CONTINUING.has(first)) return true;
  return terms.length <= MAX_TERMS && [first, ...others].some((word) => REFERRING.has(word));
}

/** Whether a part of a message names what an earlier part was about with 'it', 'one' or 'that'. */
export const hasReference = (question: string) => listWords(question).some((word) => REFERRING.has(word));

/** Whether a passage is of the place that the conversation is about, or names the same thing. */
export const isOnTopic = ({ href, question }: Passage, { about }: Topic): boolean =>
  about.some((passage) => passage.href === href || sharesTerm(passage.question, question));

const sharesTerm = (one: string, other: string) => {
  const terms = new Set(listTerms(one));
  return listTerms(other).some((term) => terms.has(term) && !ASKING.has(term));
};

const WHY: ReadonlySet<string> = new Set([
  ...['why', 'why not', 'why is that', 'why so', 'but why', 'and why', 'how so', 'how come'],
]);

export const isWhy = (question: string) => WHY.has(listWords(question).join(' '));

const MAX_TURNS = 8;

export function readTopic(history: readonly ChatTurn[], passages: readonly Passage[]): Topic | undefined {
  let topic: Topic | undefined;
  const turns = history.slice(-2 * MAX_TURNS);
  turns.forEach(({ message, isUserMessage }, at) => {
    if (!isUserMessage || readSmallTalk(message)) return;
    const answered = findAnswered(turns[at + 1], passages);
    topic = continueTopic(
      topic,
      message,
      answered,
      answered.length > 0 ? answered : findOffered(turns[at + 1], passages),
    );
  });
  return topic;
}

export function continueTopic(
  topic: Topic | undefined,
  question: string,
  answered: readonly Passage[],
  about: readonly Passage[],
): Topic {
  const earlier = topic && isFollowUp(question) ? topic.text : '';
  return {
    text: [question, ...about.map((passage) => passage.question), earlier].join(' '),
    answered,
    about,
  };
}

/** The passages that a reply quotes. */
function findAnswered(turn: ChatTurn | undefined, passages: readonly Passage[]): Passage[] {
  if (!turn?.reply) return [];
  const { answers }: ChatReply = JSON.parse(turn.reply);
  return answers.flatMap(({ text, place }) => {
    if (!place) return [];
    const said = dropAssent(text);
    return (
      passages.find(
        (passage) =>
          passage.href === place.href && passage.text !== '' && said.startsWith(dropAssent(passage.text)),
      ) ?? []
    );
  });
}

/** The passage of the first card. */
function findOffered(turn: ChatTurn | undefined, passages: readonly Passage[]): Passage[] {
  if (!turn?.reply) return [];
  const { cards }: ChatReply = JSON.parse(turn.reply);
  const [first] = cards;
  return passages
    .filter(({ question, href }) => question === first?.question && href === first.href)
    .slice(0, 1);
}
