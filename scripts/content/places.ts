import { rulePlace } from '@/components/personalization/rule-place';
import type { RouteId } from '@/lib/config/routes';
import { RULES } from '@/lib/personalization/rules';
import { isRecord } from '@/lib/personalization/record';
import type { Content, ContentFile } from './content';

/** The files whose ids become places on a page. */
const DRAWN_ON: Readonly<Partial<Record<RouteId, RegExp>>> = {
  features: /^pages\/features\.ts$/,
  contentHub: /^(?:hub\/|pages\/content-hub\.ts$)/,
  solutions: /^(?:products|pages\/solutions)\.ts$/,
  industries: /^pages\/industries\.ts$/,
  contact: /^pages\/contact\.ts$/,
  cases: /^pages\/cases\.ts$/,
  api: /^pages\/api-docs\.ts$/,
  demo: /^pages\/demo\.ts$/,
  settings: /^pages\/settings\.ts$/,
};

/** The ids that a file gives its entries, and those it lists, as in PRODUCT_IDS. */
function idsIn({ nodes }: ContentFile): string[] {
  return nodes.flatMap(({ keys, value }) => {
    if (isRecord(value)) return typeof value.id === 'string' ? [value.id] : [];
    const isListedId = keys.length === 2 && /_IDS$/.test(keys[0] ?? '') && typeof value === 'string';
    return isListedId ? [value] : [];
  });
}

/** Headings have ids of their own, for the sections that they name. Nobody links to them. */
const isPlace = (id: string) => !id.endsWith('-title');

/** Every id on a page that a link may lead to. */
export function placesOn({ files, drawnIds }: Content, route: RouteId): ReadonlySet<string> {
  const drawn = DRAWN_ON[route];
  const fromContent = files.filter(({ file }) => drawn?.test(file)).flatMap(idsIn);
  const drawnAsIs = [...(drawnIds.get(route) ?? [])].filter(isPlace);
  const rules = route === 'features' ? RULES.map(({ id }) => rulePlace(id)) : [];
  return new Set<string>([...drawnAsIs, ...rules, ...fromContent]);
}
