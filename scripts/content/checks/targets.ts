import { ROUTES, type RouteId } from '@/lib/config/routes';
import { CAMPAIGN_MATCH_KEYS } from '@/lib/personalization/campaign';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content } from '../content';
import { type ContentNode } from '../content-node';
import { report, type Finding } from '../finding';
import { placesOn } from '../places';

const LINK_FIELDS = new Set(['href', 'url']);

const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];

type Places = (route: RouteId) => ReadonlySet<string>;

function checkHref(placesOf: Places, node: ContentNode, href: string): Finding[] {
  const [path, anchor] = href.split('#');
  const route = ROUTE_IDS.find((id) => ROUTES[id] === path);
  if (!route)
    return [
      report(node, `There is no page ${path} on this site. The pages are listed in lib/config/routes.ts.`),
    ];
  if (anchor === undefined) return [];
  const places = placesOf(route);
  if (places.has(anchor)) return [];
  const known = [...places].sort().join(', ') || 'none';
  return [report(node, `There is no place #${anchor} on the page ${path}. Places there: ${known}.`)];
}

/** A case links to the hub article that tells its full story. */
function checkArticle(placesOf: Places, node: ContentNode): Finding[] {
  const id = isRecord(node.value) && node.keys.at(-1) === 'article' ? node.value.id : undefined;
  if (typeof id !== 'string' || placesOf('contentHub').has(id)) return [];
  return [report({ ...node, path: [...node.path, 'id'] }, `There is no article ${id} in the Content Hub.`)];
}

export function checkLinks(content: Content): Finding[] {
  const places = new Map(ROUTE_IDS.map((route) => [route, placesOn(content, route)]));
  const placesOf = (route: RouteId) => places.get(route) ?? new Set<string>();
  return allNodes(content).flatMap((node) => {
    const isLink = LINK_FIELDS.has(node.keys.at(-1) ?? '') && /^[/#]/.test(String(node.value));
    return isLink ? checkHref(placesOf, node, String(node.value)) : checkArticle(placesOf, node);
  });
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Decorative pictures next to text that says the same. Their names are typed, so the compiler checks them. */
const DRAWING = /^\/images\/subjects\//;

const isPicture = ({ keys, value }: ContentNode) =>
  keys.at(-1) !== 'alt' && typeof value === 'string' && PICTURE.test(value) && !DRAWING.test(value);

function checkAlt(owner: ContentNode, picture: ContentNode): Finding[] {
  const place = { ...picture, path: [...owner.path, 'alt'] };
  const alt = isRecord(owner.value) ? owner.value.alt : undefined;
  if (alt === undefined)
    return [report(place, 'This picture has no alt text. Describe in a sentence what it shows.')];
  if (typeof alt !== 'string' || alt.trim() === '')
    return [report(place, 'The alt text is empty. Describe in a sentence what the picture shows.')];
  if (PICTURE.test(alt))
    return [report(place, 'The alt text is a file name. Describe in a sentence what it shows.')];
  return [];
}

export function checkPictures(content: Content): Finding[] {
  return allNodes(content).flatMap((owner) =>
    owner.children.filter(isPicture).flatMap((picture) => {
      const path = String(picture.value);
      const isThere = !path.startsWith('/') || content.publicFiles.has(path);
      return [
        ...(isThere ? [] : [report(picture, `There is no picture ${path} in the folder public.`)]),
        ...checkAlt(owner, picture),
      ];
    }),
  );
}

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

/** Ad tools change capitals, spaces and special characters, after which the values no longer match. */
function checkWords(row: ContentNode): Finding[] {
  return UTM_FIELDS.flatMap((field) => {
    const word = readField(row, field);
    if (word === undefined) return [];
    if (typeof word !== 'string' || !UTM_WORD.test(word)) {
      const said = `“${String(word)}” would not survive an ad tool unchanged.`;
      return [report(at(row, field), `${said} Use lowercase letters, digits, - and _ only.`)];
    }
    const tooMany = word.length - UTM_MAX;
    return tooMany > 0
      ? [
          report(
            at(row, field),
            `This has ${word.length} characters, and the limit is ${UTM_MAX}: cut ${tooMany}.`,
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

/** Of two rows with the same URL, only the first would ever match. */
function checkRepeats(rows: readonly ContentNode[]): Finding[] {
  const nameOf = (row: ContentNode) =>
    CAMPAIGN_MATCH_KEYS.map((key) => String(readField(row, key))).join('&');
  return rows.flatMap((row, index) => {
    const first = rows.findIndex((other) => nameOf(other) === nameOf(row));
    if (first === index) return [];
    const same = `Row ${first + 1} already has the same utm_campaign, utm_content and utm_term.`;
    return [report(at(row, 'utm_campaign'), `${same} One URL can open only one page: change one of them.`)];
  });
}

/** Every row of the campaign table leads to an existing page, with a URL that survives the ad tools. */
export function checkCampaigns(content: Content): Finding[] {
  const rows = findConstant(content, 'campaigns')?.children ?? [];
  const messages = findConstant(content, 'heroMessages')?.children.map(({ keys }) => keys.at(-1) ?? '') ?? [];
  return [
    ...rows.flatMap((row) => [
      ...(readField(row, 'utm_campaign') === undefined
        ? [report(at(row, 'utm_campaign'), 'The utm_campaign is missing, so no URL can match this row.')]
        : []),
      ...checkWords(row),
      ...checkTarget(row, 'segment', 'segment', SEGMENTS),
      ...checkTarget(row, 'cluster', 'behavior', CLUSTERS),
      // If none can be read, the error is in their own file.
      ...(messages.length > 0 ? checkTarget(row, 'message', 'hero message', messages) : []),
    ]),
    ...checkRepeats(rows),
  ];
}
