import { checkEntries, checkVariants } from './check-entries';
import { checkExperiments } from './check-experiments';
import { checkTexts } from './check-texts';
import { allNodes, type Content, type ContentFile, type ContentNode } from './content';
import { report, sortFindings, type Finding } from './finding';
import { checkInsertedValues } from './inserted-values';
import { schemaOf } from './kinds';
import { checkLinks } from './places';
import { checkComplete } from './check-complete';

/** The node of a value, or of the entry that lacks it. */
function nodeAt(node: ContentNode, path: readonly PropertyKey[]): ContentNode {
  const [key, ...rest] = path.map(String);
  if (key === undefined) return node;
  const child = node.children.find(({ keys }) => keys.at(-1) === key);
  return child ? nodeAt(child, rest) : { ...node, path: [...node.path, key, ...rest] };
}

const explainMissing = ({ input }: { input?: unknown }) =>
  input === undefined ? 'This is missing. Look at another entry and add it.' : undefined;

function checkSchemas({ file, nodes }: ContentFile): Finding[] {
  return nodes
    .filter(({ path }) => path.length === 0)
    .flatMap((constant) => {
      const parsed = schemaOf(file, constant.keys[0] ?? '')?.safeParse(constant.value, {
        error: explainMissing,
      });
      const issues = parsed?.error?.issues ?? [];
      return issues.flatMap(({ path, message }) => {
        const place = nodeAt(constant, path);
        // A text that is only inserted here is reported where it is written.
        return place.isInserted && typeof place.value === 'string' ? [] : [report(place, message)];
      });
    });
}

/** @param committedExperiments the declarations of experiments in the last commit */
export function checkContent(content: Content, committedExperiments: readonly unknown[] = []): Finding[] {
  const incomplete = allNodes(content).flatMap(checkVariants);
  // The other checks read copy, too.
  if (incomplete.length > 0) return sortFindings([...incomplete, ...checkComplete(content)]);
  return sortFindings([
    ...checkExperiments(content, committedExperiments),
    ...content.files.flatMap(checkSchemas),
    ...checkComplete(content),
    ...checkEntries(content),
    ...checkLinks(content),
    ...checkInsertedValues(content),
    ...checkTexts(content),
  ]);
}
