import { isUnderWay, NEW_ENTRY, pickLine, replyKey, type ChatEntry, type ChatLine } from './chat-entry';

/**
 * Adds what the server keeps, oldest first, to what was said here. A line that is known by its number stays as it is.
 * A history names no request ids, so a question whose connection broke is known by its words, among the lines that
 * were stored after it was asked.
 */
export function mergeHistory(
  entries: readonly ChatEntry[],
  lines: readonly ChatLine[],
): readonly ChatEntry[] {
  return lines.reduce((merged, line, index) => mergeLine(merged, line, lines[index - 1]), entries);
}

function mergeLine(
  entries: readonly ChatEntry[],
  line: ChatLine,
  before: ChatLine | undefined,
): readonly ChatEntry[] {
  if (entries.some(({ id }) => id === line.id)) return entries;
  const own = line.isUserMessage ? findQuestion(entries, line) : findReply(entries, before);
  if (!own) return insertLine(entries, line);
  // What is under way is left to its own answer.
  if (isUnderWay(own)) return entries;
  return entries.map((entry) => (entry === own ? { ...entry, ...pickLine(line), state: 'settled' } : entry));
}

function findQuestion(entries: readonly ChatEntry[], line: ChatLine): ChatEntry | undefined {
  return entries.find(
    ({ id, message, isUserMessage, askedAfter }) =>
      isUserMessage &&
      id === null &&
      askedAfter !== null &&
      line.id > askedAfter &&
      message.trim() === line.message,
  );
}

/** A question and its answer are stored together. */
function findReply(entries: readonly ChatEntry[], before: ChatLine | undefined): ChatEntry | undefined {
  const question = entries.find(({ id, isUserMessage }) => isUserMessage && id === before?.id);
  return question && entries.find(({ id, key }) => id === null && key === replyKey(question.key));
}

function insertLine(entries: readonly ChatEntry[], line: ChatLine): readonly ChatEntry[] {
  const place = entries.findLastIndex(({ id }) => id !== null && id < line.id) + 1;
  const entry = { ...NEW_ENTRY, ...pickLine(line), key: `message-${line.id}` };
  return [...entries.slice(0, place), entry, ...entries.slice(place)];
}
