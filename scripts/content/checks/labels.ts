import { allNodes, isNameField, isText, type Content, type ContentFile, type TextNode } from '../content';
import { expressionOf, insertConstant, isExcused } from '../correct-line';
import { report, type Finding } from '../finding';
import { type Literal } from '../content-node';

const escape = (text: string) => text.replaceAll(/[.+*?^$()|[\]{}]/g, '\\$&');
const whole = (text: string) => `(?<![\\p{L}\\p{N}])${escape(text)}(?![\\p{L}\\p{N}-])`;

const BUTTONS_FILE = 'calls-to-action.ts';
const PAGES_FILE = 'page-names.ts';
const LABEL_FIELD = /^(?:label|button|open|remove|submit|send)$/;

const PRESS = '(?:[Pp]ress|[Cc]lick|[Tt]ap|[Bb]utton (?:says|reads|named|called))\\s';

/** Matches mentions of a label: a main button by its exact text, a page as a name within a sentence. */
function mentionOf({ file, value }: TextNode): RegExp {
  const quoted = `[“‘]${escape(value)}[.,]?[”’]|${PRESS}${whole(value)}`;
  if (file === BUTTONS_FILE) return new RegExp(whole(value), 'u');
  if (file !== PAGES_FILE) return new RegExp(quoted, 'u');
  return new RegExp(`${quoted}|(?<=(?<!\\p{L})(?:\\p{Ll}+|[\\d\\0])[,:]? )${whole(value)}(?! \\p{Lu})`, 'u');
}

const rank = ({ file }: TextNode) => (file === BUTTONS_FILE ? 0 : file === PAGES_FILE ? 1 : 2);

function readLabels(content: Content): TextNode[] {
  return allNodes(content)
    .filter(isText)
    .filter(({ file, keys, isQuoted, value }) => {
      const isLabel = LABEL_FIELD.test(keys.at(-1) ?? '') && /^\p{Lu}/u.test(value);
      return file === PAGES_FILE || (!isQuoted && isLabel);
    })
    .sort((a, b) => rank(a) - rank(b) || a.keys.length - b.keys.length);
}

/** Skips headings: one such as ‘Behavior Analytics’ names something else. */
const isSentence = (text: string) => /[.!?;:]/.test(text);

function checkLiteral(file: ContentFile, literal: Literal, labels: readonly TextNode[]): Finding[] {
  if (isNameField(literal.path) || isExcused(file, literal, 'label')) return [];
  const found = labels.find((node) => {
    const isItself = node.file === literal.file && node.value === literal.text;
    const mayName = node.file !== PAGES_FILE || isSentence(literal.text);
    // A cheap test first: most labels occur nowhere else.
    const isThere = literal.text.includes(node.value);
    return isThere && !isItself && mayName && mentionOf(node).test(literal.text);
  });
  if (!found) return [];
  const { value, keys, file: from, line } = found;
  const constant = { file: from, expression: expressionOf(keys) };
  const what = from === PAGES_FILE ? 'the name of a page' : `the label of a button (${from}, line ${line})`;
  return [
    report(
      literal,
      `“${value}” is ${what}. Insert it as \${${constant.expression}}, so that it updates automatically. If it is something else, write // not a label after it.`,
      insertConstant(file, literal, value, constant),
    ),
  ];
}

/** Mentions of a button or page quote its label, so that they follow when it is renamed. */
export function checkLabels(content: Content): Finding[] {
  const labels = readLabels(content);
  return content.files
    .filter(({ file }) => file !== BUTTONS_FILE && file !== PAGES_FILE)
    .flatMap((file) => file.literals.flatMap((literal) => checkLiteral(file, literal, labels)));
}
