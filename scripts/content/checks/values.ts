import { allNodes, type Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const EMAIL = /^[^\s@,;]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

function checkScore(node: ContentNode): Finding[] {
  const { value } = node;
  if (typeof value !== 'number' || (value >= 0 && value <= 100)) return [];
  return [report(node, 'A score is a number from 0 to 100.')];
}

function checkEmail(node: ContentNode): Finding[] {
  if (typeof node.value !== 'string' || EMAIL.test(node.value)) return [];
  return [report(node, `“${node.value}” is no e-mail address. Write one, such as sales@attune.example.`)];
}

/** Values that are of the right type and wrong all the same. */
export const checkValues = (content: Content): Finding[] =>
  allNodes(content).flatMap((node) => {
    if (node.keys.at(-1) === 'relevanceScore') return checkScore(node);
    if (node.keys.at(-2) === 'emails') return checkEmail(node);
    return [];
  });
