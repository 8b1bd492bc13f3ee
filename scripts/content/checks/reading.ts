import { isText, writtenTexts, type Content, type ContentFile } from '../content';
import { report, type Finding } from '../finding';
import { readingGrade, splitSentences, splitWords } from '../reading-grade';

const SENTENCE_GRADE = 11;
/** A short sentence with one long word would look hard and is not. */
const SENTENCE_WORDS = 12;
const ARTICLE_GRADE = 12;

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

const isHard = (sentence: string) =>
  splitWords(sentence).length >= SENTENCE_WORDS && readingGrade(sentence) > SENTENCE_GRADE;

function checkArticle({ nodes }: ContentFile): Finding[] {
  const article = nodes.find(({ keys, path }) => keys.length === 1 && path.length === 0);
  const words = nodes.filter(isText).map(({ value }) => (/[.!?:]$/.test(value) ? value : `${value}.`));
  const grade = readingGrade(words.join(' '));
  if (!article || grade <= ARTICLE_GRADE) return [];
  const message = `The article as a whole reads hard (grade ${grade.toFixed(1)}, at most ${ARTICLE_GRADE}).`;
  return [report(article, `${message} Shorten sentences and choose plainer words.`)];
}

/** Sentences and articles that most people would have to read twice. */
export function checkReading(content: Content): Finding[] {
  const sentences = writtenTexts(content).flatMap((text) =>
    splitSentences(text.value)
      .filter(isHard)
      .map((sentence) =>
        report(
          text,
          `“${excerpt(sentence)}” is hard to read (grade ${readingGrade(sentence).toFixed(1)}, at most ${SENTENCE_GRADE}). Split it, or use shorter words.`,
        ),
      ),
  );
  const articles = content.files.filter(
    ({ file, nodes }) => file.startsWith('hub/') && nodes.some(({ keys }) => keys[1] === 'sections'),
  );
  return [...sentences, ...articles.flatMap(checkArticle)];
}
