import type ts from 'typescript';
import { dimensionOf, missingVariant } from './variants';

/** One line of what the compiler says, with those that explain it below. */
export type Message = { code: number; text: string; below: readonly Message[] };

export function toMessage({ code, messageText }: Pick<ts.Diagnostic, 'code' | 'messageText'>): Message {
  if (typeof messageText === 'string') return { code, text: messageText, below: [] };
  const below = (messageText.next ?? []).map((next) => toMessage({ code: next.code, messageText: next }));
  return { code: messageText.code, text: messageText.messageText, below };
}

/** The way down to the line that says what is wrong, with the properties it passes. */
export function deepest(message: Message): { message: Message; path: string[] } {
  const last = message.below.at(-1);
  if (!last) return { message, path: [] };
  const property = message.text.match(/^Types of property '(.+)' are incompatible/)?.[1];
  const inner = deepest(last);
  return { message: inner.message, path: property ? [property, ...inner.path] : inner.path };
}

export const unquote = (name: string) => name.replace(/^['"]+|['"]+$/g, '');
const guess = (text: string) => {
  const word = text.match(/Did you mean (?:to write )?'(.+?)'\?/)?.[1];
  return word ? ` Did you mean ${unquote(word)}?` : '';
};

/** `field` names what is missing. */
type Explained = { message: string; field?: string };

function explainMissing(names: readonly string[], present: readonly string[]): Explained[] {
  return names.map((name) => {
    const dimension = dimensionOf([...present, name]);
    const message = dimension
      ? missingVariant(name, dimension)
      : `${name} is missing here. Add a line that begins with ${name}: and look at another entry for what belongs there.`;
    return { message, field: name };
  });
}

const SOURCES: Readonly<Record<string, string>> = {
  icon: 'The names are in icon-name.ts.',
  href: 'The pages stand in lib/config/routes.ts.',
  url: 'The pages stand in lib/config/routes.ts.',
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'text between quotes',
  number: 'a number, without quotes',
  boolean: 'true or false, without quotes',
};

const readChoice = (choice: string) => unquote(choice).replaceAll('`', '').replaceAll('${number}', '1');

const DOES_NOT_FIT = 'This does not fit. Compare it with another entry, or ask a developer.';

function explainValue(text: string, field: string): string {
  const [, value = '', wanted = ''] =
    text.match(/^Type '(.*?)' is not assignable to type '(.*?)'\.(?:$| Did)/s) ?? [];
  const kind = KINDS[wanted];
  if (kind) return `This has to be ${kind}.`;
  if (!/^["\d]/.test(value)) return DOES_NOT_FIT;
  const choices = wanted.split(' | ');
  const isChoice = choices.every((choice) => /^["`].*["`]$/.test(choice)) && choices.length < 20;
  const possible = isChoice ? ` Possible: ${choices.map(readChoice).join(', ')}.` : '';
  const source = SOURCES[field] ? ` ${SOURCES[field]}` : '';
  return `“${unquote(value)}” is not a choice here.${guess(text)}${possible}${source}`;
}

function explainCount(text: string): string {
  const [has, wants] = (text.match(/\d+/g) ?? []).map(Number);
  return `This list has ${has} ${has === 1 ? 'entry' : 'entries'} and needs ${wants}.`;
}

function explainUnknown(text: string): string {
  const name = text.match(/(?:and|but) '(.+?)' does not exist in/)?.[1] ?? '';
  return `${unquote(name)} does not belong here: it is misspelt, or one too many.${guess(text)}`;
}

const nameIn = (text: string) => unquote(text.match(/'(.+?)'/)?.[1] ?? '');
const isName = (part: string) => !/^and \d+ more/.test(part);
const listIn = (text: string) => (text.split(/: (?=[^:]*$)/)[1] ?? '').split(', ').map(unquote);

/** What the compiler's messages mean, by their number, in the order of how often an editor meets them. */
const MEANINGS: readonly { codes: readonly number[]; say: (text: string, field: string) => string }[] = [
  { codes: [2353, 2561], say: explainUnknown },
  { codes: [2322, 2820], say: explainValue },
  { codes: [2618, 2619], say: explainCount },
  { codes: [2339, 2551], say: (text) => `There is no ${nameIn(text)} to quote.${guess(text)}` },
  {
    codes: [2304, 2552],
    say: (text) =>
      `${nameIn(text)} is not known here.${guess(text)} Text stands between quotes. To quote something, bring it in with an import line at the top.`,
  },
  {
    codes: [1117],
    say: () => 'This name stands here twice, so only the last one counts. Take one out.',
  },
  {
    codes: [2305, 2724],
    say: (text) => `The file ${nameIn(text)} holds nothing of that name.${guess(text)}`,
  },
  { codes: [2307], say: (text) => `There is no file ${nameIn(text)}. Compare its name with the folder.` },
];

/** @param present the names that the entry has already */
export function explainType({ code, text }: Message, field: string, present: readonly string[]): Explained[] {
  if (code === 2741) return explainMissing([nameIn(text)], present);
  if (code === 2739 || code === 2740) return explainMissing(listIn(text).filter(isName), present);
  const meaning = MEANINGS.find(({ codes }) => codes.includes(code));
  return [{ message: meaning ? meaning.say(text, field) : `${DOES_NOT_FIT} (${text})` }];
}
