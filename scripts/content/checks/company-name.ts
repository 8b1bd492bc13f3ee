import { allNodes, type Content } from '../content';
import { report, type Finding } from '../finding';

const SITE_FILE = 'site.ts';

const readName = (content: Content) =>
  allNodes(content).find(({ file, keys }) => file === SITE_FILE && keys.join('.') === 'site.name')?.value;

/** The company's name stands once, in site.ts. */
export function checkCompanyName(content: Content): Finding[] {
  const name = readName(content);
  if (typeof name !== 'string') return [];
  const others = content.files.filter(({ file }) => file !== SITE_FILE);
  return others.flatMap(({ literals }) =>
    literals
      .filter(({ text }) => text.includes(name))
      .map((literal) =>
        report(
          literal,
          `“${name}” is the company’s name. Quote it as \${site.name}, in a text between backticks, so that it changes along.`,
        ),
      ),
  );
}
