import { checkEntries } from './check-entries';
import { checkExperiments } from './check-experiments';
import { checkTexts } from './check-texts';
import { type Content, type ContentFile } from './content';
import { type ContentNode } from './content-node';
import { report, sortFindings, type Finding } from './finding';
import { schemaOf } from './kinds';
import { checkLinks } from './places';
import { checkTypedValues } from './typed-values';

/** The place of a value, or of the entry that lacks it. */
function placeOf(node: ContentNode, path: readonly PropertyKey[]): ContentNode {
  const [key, ...rest] = path.map(String);
  if (key === undefined) return node;
  const child = node.children.find(({ keys }) => keys.at(-1) === key);
  return child ? placeOf(child, rest) : { ...node, path: [...node.path, key, ...rest] };
}

function checkSchemas({ file, nodes }: ContentFile): Finding[] {
  return nodes
    .filter(({ path }) => path.length === 0)
    .flatMap((constant) => {
      const issues = schemaOf(file, constant.keys[0] ?? '')?.safeParse(constant.value).error?.issues ?? [];
      return issues.flatMap(({ path, message }) => {
        const place = placeOf(constant, path);
        // A text that is only inserted here is reported where it is written.
        return place.isQuoted && typeof place.value === 'string' ? [] : [report(place, message)];
      });
    });
}

/** @param committedExperiments the declarations of experiments in the last commit */
export const checkContent = (content: Content, committedExperiments: readonly unknown[] = []): Finding[] =>
  sortFindings([
    ...checkExperiments(content, committedExperiments),
    ...content.files.flatMap(checkSchemas),
    ...checkEntries(content),
    ...checkLinks(content),
    ...checkTypedValues(content),
    ...checkTexts(content),
  ]);
