import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { allNodes, type Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const AUDIENCES: Readonly<Record<string, readonly string[]>> = { segments: SEGMENTS, clusters: CLUSTERS };
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

/** A list with nothing in it shows nothing, or is meant for nobody. */
function checkList(node: ContentNode): Finding[] {
  if (!Array.isArray(node.value) || node.value.length > 0) return [];
  const choices = AUDIENCES[node.keys.at(-1) ?? ''];
  const advice = choices
    ? `so it is recommended to nobody. Name at least one of ${choices.join(', ')}.`
    : 'so nothing is shown in its place. Write at least one entry.';
  return [report(node, `This list is empty, ${advice}`)];
}

/** Values that are of the right type and wrong all the same. */
export const checkValues = (content: Content): Finding[] =>
  allNodes(content).flatMap((node) => {
    if (node.isQuoted) return [];
    if (node.keys.at(-1) === 'relevanceScore') return checkScore(node);
    if (node.keys.at(-2) === 'emails') return checkEmail(node);
    return checkList(node);
  });
