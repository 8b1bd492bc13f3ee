import { isRecord } from '@/lib/personalization/record';
import { allNodes, isNameField, type Content, type ContentFile } from '../content';
import { GAP, type Literal } from '../content-node';
import { correctLine, insertConstant, isExcused } from '../correct-line';
import { report, type Finding } from '../finding';
import { NUMBER, readNumber } from '../number-words';
import { splitSentences } from '../reading-grade';

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const LENGTH = `(?<number>${NUMBER})[\\s-](?<unit>day|week|month|year)s?`;

const STATEMENTS = [
  new RegExp(`\\b${LENGTH}(?:[\\s-]long)?,?(?: free)? trial\\b(?! plan)`, 'giu'),
  new RegExp(
    `\\btrial(?: \\w+)? (?:lasts|runs|takes|is|of|ends (?:after|in))(?: \\w+){0,2}? ${LENGTH}(?! \\w+ of\\b)`,
    'giu',
  ),
  new RegExp(`\\b(?:free|costs nothing|try [^.]{1,30})(?: for|:)? ${LENGTH}`, 'giu'),
  new RegExp(`\\b${LENGTH} (?:for )?free\\b`, 'giu'),
];
const STAYS = new RegExp(`(?<!\\b(?:last|past|previous|every|each|within|than) )\\b${LENGTH}\\b`, 'giu');
const COUNTED = /\b(?<unit>day|week|month) (?<number>\d+)\b/giu;

type Duration = { words: string; days: number; isMonths: boolean };

function readDurations(text: string, pattern: RegExp): Duration[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, groups }) => {
    const unit = groups?.unit?.toLowerCase();
    if (!unit || !(unit in DAYS) || !groups?.number) return [];
    const days = readNumber(groups.number) * DAYS[unit as keyof typeof DAYS];
    return days > 0 ? [{ words, days, isMonths: unit === 'month' }] : [];
  });
}

/** A month has 28 to 31 days. */
const isSame = ({ days, isMonths }: Duration, trial: number) =>
  isMonths ? Math.abs(days - trial) <= days / 15 : days === trial;

function readTrial(content: Content): { value: string; days: number } | undefined {
  const claim = allNodes(content).find(({ keys }) => keys.join('.') === 'claims.freeTrial')?.value;
  const value = isRecord(claim) && typeof claim.value === 'string' ? claim.value : '';
  const [length] = readDurations(value, new RegExp(`^${LENGTH}$`, 'giu'));
  return length && { value, days: length.days };
}

/** Finds a stated length that differs, or a period that would not fit into the trial. */
function findContradiction(sentence: string, trial: number): string | undefined {
  const stated = STATEMENTS.flatMap((pattern) => readDurations(sentence, pattern));
  const wrong = stated.find((length) => !isSame(length, trial));
  if (wrong) return wrong.words;
  const counted = [...sentence.matchAll(COUNTED)].find(({ groups }) => {
    const days = DAYS[(groups?.unit ?? 'day').toLowerCase() as keyof typeof DAYS];
    return (Number(groups?.number) - 1) * days >= trial;
  });
  const longer = readDurations(sentence, STAYS).find(
    (length) => length.days > trial && !isSame(length, trial),
  );
  return counted?.[0] ?? longer?.words;
}

const CLAIM = { file: 'claims.ts', expression: 'claims.freeTrial.value' };

/** The bare length, which the claim can replace: '60-day' of 'a 60-day trial'. */
function correct(file: ContentFile, literal: Literal, words: string) {
  const bare = words.match(new RegExp(`^${NUMBER}-(?:day|week|month)(?= |$)`, 'iu'))?.[0];
  return bare ? insertConstant(file, literal, bare, CLAIM) : correctLine(file, literal, (raw) => raw);
}

function checkFile(file: ContentFile, trial: { value: string; days: number }): Finding[] {
  const isAbout = /\btrial/i;
  const isAllAbout = isAbout.test(file.file);
  return file.literals.flatMap((literal) => {
    if (isNameField(literal.path) || isExcused(file, literal, 'claim')) return [];
    const isPart = isAllAbout || literal.path.some((name) => isAbout.test(name));
    const words = splitSentences(literal.text.replaceAll(GAP, '…'))
      .filter((sentence) => isPart || /\b(?:trial|free\b|try\b)/i.test(sentence))
      .map((sentence) => findContradiction(sentence, trial.days))
      .find(Boolean);
    if (!words) return [];
    const message = `“${words}” contradicts the trial in claims.ts (“${trial.value}”). Insert it as \${${CLAIM.expression}}, or rewrite the sentence. If it is about something else, write // not a claim after it.`;
    return [report(literal, message, correct(file, literal, words))];
  });
}

/** No sentence states another length of the trial, in figures or in words, and no plan for it is longer. */
export function checkTrial(content: Content): Finding[] {
  const trial = readTrial(content);
  if (!trial) return [];
  return content.files.filter(({ file }) => file !== 'claims.ts').flatMap((file) => checkFile(file, trial));
}
