import { CAMPAIGN_MATCH_KEYS } from '@/lib/personalization/campaign';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import type { Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const UTM_FIELDS = [...CAMPAIGN_MATCH_KEYS, 'utm_source', 'utm_medium'];
const UTM_WORD = /^[a-z0-9][a-z0-9_-]*$/;
const UTM_MAX = 64;

const findConstant = ({ files }: Content, name: string) =>
  files.flatMap(({ nodes }) => nodes).find(({ keys }) => keys.join() === name);

const readField = ({ value }: ContentNode, field: string) => (isRecord(value) ? value[field] : undefined);

const at = (row: ContentNode, field: string) => ({
  ...(row.children.find(({ keys }) => keys.at(-1) === field) ?? row),
  path: [...row.path, field],
});

/** Ad tools change capitals, spaces and signs on the way, and then nothing matches any more. */
function checkWords(row: ContentNode): Finding[] {
  return UTM_FIELDS.flatMap((field) => {
    const word = readField(row, field);
    if (word === undefined) return [];
    if (typeof word !== 'string' || !UTM_WORD.test(word)) {
      const said = `“${String(word)}” would not come back from an ad as it stands.`;
      return [report(at(row, field), `${said} Use small letters, digits, - and _ only.`)];
    }
    const tooMany = word.length - UTM_MAX;
    return tooMany > 0
      ? [
          report(
            at(row, field),
            `This has ${word.length} characters and ${UTM_MAX} fit: take out ${tooMany}.`,
          ),
        ]
      : [];
  });
}

function checkTarget(row: ContentNode, field: string, what: string, choices: readonly string[]): Finding[] {
  const value = readField(row, field);
  if (typeof value === 'string' && choices.includes(value)) return [];
  const said = value === undefined ? `The ${what} is missing.` : `There is no ${what} “${String(value)}”.`;
  return [report(at(row, field), `${said} Possible: ${choices.join(', ')}.`)];
}

/** Two rows for one address: only the first could ever open. */
function checkRepeats(rows: readonly ContentNode[]): Finding[] {
  const nameOf = (row: ContentNode) =>
    CAMPAIGN_MATCH_KEYS.map((key) => String(readField(row, key))).join('&');
  return rows.flatMap((row, index) => {
    const first = rows.findIndex((other) => nameOf(other) === nameOf(row));
    if (first === index) return [];
    const same = `Row ${first + 1} has the same utm_campaign, utm_content and utm_term already.`;
    return [report(at(row, 'utm_campaign'), `${same} One address can open one page: change one of them.`)];
  });
}

/** Every row of the campaign table leads to a page that there is, under an address that survives the ad tools. */
export function checkCampaigns(content: Content): Finding[] {
  const rows = findConstant(content, 'campaigns')?.children ?? [];
  const messages = findConstant(content, 'heroMessages')?.children.map(({ keys }) => keys.at(-1) ?? '') ?? [];
  return [
    ...rows.flatMap((row) => [
      ...(readField(row, 'utm_campaign') === undefined
        ? [report(at(row, 'utm_campaign'), 'The utm_campaign is missing, so no address could mean this row.')]
        : []),
      ...checkWords(row),
      ...checkTarget(row, 'segment', 'segment', SEGMENTS),
      ...checkTarget(row, 'cluster', 'behavior', CLUSTERS),
      // Where none can be read, the mistake is in their own file.
      ...(messages.length > 0 ? checkTarget(row, 'message', 'hero message', messages) : []),
    ]),
    ...checkRepeats(rows),
  ];
}
