import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HUB_CATEGORIES } from '@/lib/personalization/content-hub';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { HERO_MESSAGE_IDS } from '@/lib/content/hero-messages';
import { SUBJECT_IDS } from '@/lib/content/subjects';
import type { EditSession, FileChange } from './edit-session';
import { addImport, appendEntry, appendName, printValue, type Value } from './insert-source';
import { cleanText, EditError, findSlip } from './write-text';

export type FormField = {
  name: string;
  label: string;
  hint?: string;
  kind: 'line' | 'text' | 'choice';
  choices?: readonly string[];
  max?: number;
  isOptional?: boolean;
};
export type EntryForm = { kind: string; label: string; fields: readonly FormField[] };

const NEW_PROMISE = 'a new promise (fill in the three fields below)';

const line = (name: string, label: string, rest: Partial<FormField> = {}): FormField => ({
  name,
  label,
  kind: 'line',
  ...rest,
});
const text = (name: string, label: string, rest: Partial<FormField> = {}): FormField => ({
  name,
  label,
  kind: 'text',
  ...rest,
});
const choice = (name: string, label: string, choices: readonly string[]): FormField => ({
  name,
  label,
  kind: 'choice',
  choices,
});

const CATEGORIES = HUB_CATEGORIES.filter((category) => category !== 'all');
const TAGS = line('tags', 'Tags', { hint: 'Separated by commas' });
const TITLE = line('title', 'Title', { max: 60 });
const DESCRIPTION = text('description', 'Description', { max: 160 });
const SHORT_NAME = 'Lowercase letters, digits and hyphens, such as autumn-offer';

/** The forms of the panel, one for each kind of entry. */
export const ENTRY_FORMS: readonly EntryForm[] = [
  {
    kind: 'faq',
    label: 'Question and answer (pricing page)',
    fields: [line('question', 'Question'), text('answer', 'Answer')],
  },
  {
    kind: 'claim',
    label: 'Claim (a marketing number)',
    fields: [
      line('id', 'Name', { hint: 'As in supportTime: letters only, a capital for each further word' }),
      line('value', 'Number', { hint: 'Such as 24 hours or 70%' }),
      line('label', 'What it measures', { hint: 'Reads on from the number: 70% + faster development' }),
      text('sentence', 'The claim as a sentence'),
    ],
  },
  {
    kind: 'campaign',
    label: 'Ad campaign with its promise',
    fields: [
      line('utm_campaign', 'Campaign (utm_campaign)', { hint: SHORT_NAME }),
      line('utm_content', 'Only this ad (utm_content)', { isOptional: true }),
      line('utm_term', 'Only this search term (utm_term)', { isOptional: true }),
      line('utm_source', 'Where the ad runs (utm_source)', { hint: 'Such as google' }),
      line('utm_medium', 'Kind of ad (utm_medium)', { hint: 'Such as cpc' }),
      choice('segment', 'Who the ad is for', SEGMENTS),
      choice('cluster', 'How they behave', CLUSTERS),
      choice('message', 'Promise', [...HERO_MESSAGE_IDS, NEW_PROMISE]),
      line('id', 'Name of the new promise', { hint: SHORT_NAME, isOptional: true }),
      line('eyebrow', 'Line above its headline', { isOptional: true }),
      line('headline', 'Its headline', { max: 60, isOptional: true }),
      text('lede', 'Its first sentences', { max: 180, isOptional: true }),
    ],
  },
  {
    kind: 'recommendation',
    label: 'Recommendation card',
    fields: [
      choice('audience', 'Who it is for', [...SEGMENTS, 'general']),
      TITLE,
      DESCRIPTION,
      choice('picture', 'Picture', SUBJECT_IDS),
      choice('category', 'Category', CATEGORIES),
      TAGS,
      line('url', 'Address', { hint: 'A page of this site, such as /pricing or /content-hub#weak-signals' }),
      line('relevanceScore', 'Score', { hint: '0 to 100' }),
      choice('type', 'Kind', ['article', 'video', 'case-study', 'demo', 'documentation']),
    ],
  },
  {
    kind: 'article',
    label: 'Content Hub article',
    fields: [
      line('id', 'Short name', { hint: SHORT_NAME }),
      TITLE,
      DESCRIPTION,
      choice('category', 'Category', CATEGORIES),
      TAGS,
      choice('type', 'Kind', ['article', 'video', 'whitepaper', 'case-study']),
      choice('picture', 'Picture', SUBJECT_IDS),
      choice('difficulty', 'Difficulty', ['beginner', 'intermediate', 'advanced']),
      line('segments', 'Segments', { hint: `Separated by commas: ${SEGMENTS.join(', ')}` }),
      line('clusters', 'Behaviors', { hint: `Separated by commas: ${CLUSTERS.join(', ')}` }),
      text('text', 'Text', {
        hint: 'A line that begins with # is a heading; an empty line separates paragraphs',
      }),
    ],
  },
];

type Fields = Readonly<Record<string, string>>;
type Read = (file: string) => string;

function readFields(kind: string, given: Fields): Fields {
  const form = ENTRY_FORMS.find((each) => each.kind === kind);
  if (!form) throw new EditError('There is no such kind of entry.');
  return Object.fromEntries(
    form.fields.map(({ name, label, isOptional, choices, max }) => {
      const value = cleanText(given[name] ?? '').trim();
      if (value === '' && !isOptional) throw new EditError(`${label} is empty.`);
      if (choices && !choices.includes(value)) throw new EditError(`${label}: choose one from the list.`);
      if (max && [...value].length > max)
        throw new EditError(`${label} has ${[...value].length} characters; at most ${max} fit.`);
      return [name, value];
    }),
  );
}

function requireName(label: string, value: string, pattern: RegExp, example: string): string {
  if (!pattern.test(value)) throw new EditError(`${label} cannot be “${value}”. Write it like ${example}.`);
  return value;
}

const DASHED = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const splitList = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
const toCamelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function pick(fields: Fields, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name): [string, string] => [name, fields[name] ?? '']).filter(([, value]) => value !== ''),
  );
}

type Files = Record<string, string>;

function addFaq(fields: Fields, read: Read): Files {
  const file = 'lib/content/pages/pricing.ts';
  return {
    [file]: appendEntry(
      file,
      read(file),
      ['pricingCopy', 'faq', 'items'],
      pick(fields, 'question', 'answer'),
    ),
  };
}

function addClaim(fields: Fields, read: Read): Files {
  const file = 'lib/content/claims.ts';
  const id = requireName('Name', fields.id ?? '', /^[a-z][A-Za-z]*$/, 'supportTime');
  const named = appendName(file, read(file), 'ClaimId', id);
  return {
    [file]: appendEntry(file, named, ['claims'], pick(fields, 'id', 'value', 'label', 'sentence'), id),
  };
}

function addCampaign(fields: Fields, read: Read): Files {
  const [rows, promises] = ['lib/content/campaigns.ts', 'lib/content/hero-messages.ts'];
  const isNew = fields.message === NEW_PROMISE;
  const message = isNew
    ? requireName('Name of the new promise', fields.id ?? '', DASHED, 'autumn-offer')
    : fields.message;
  const row = {
    ...pick(
      fields,
      'utm_campaign',
      'utm_content',
      'utm_term',
      'utm_source',
      'utm_medium',
      'segment',
      'cluster',
    ),
    message: message ?? '',
  };
  const files = { [rows]: appendEntry(rows, read(rows), ['campaigns'], row) };
  if (!isNew) return files;
  const words = pick(fields, 'eyebrow', 'headline', 'lede');
  if (Object.keys(words).length < 3)
    throw new EditError(
      'A new promise needs its line above the headline, its headline and its first sentences.',
    );
  const named = appendEntry(promises, read(promises), ['HERO_MESSAGE_IDS'], message ?? '');
  return { ...files, [promises]: appendEntry(promises, named, ['heroMessages'], words, message) };
}

function addRecommendation(fields: Fields, read: Read): Files {
  const file = 'lib/content/recommendations.ts';
  const source = read(file);
  const used = [...source.matchAll(new RegExp(`id: '${fields.audience}-(\\d+)'`, 'g'))].map(([, number]) =>
    Number(number),
  );
  const address = printAddress(fields.url ?? '');
  const entry: Value = {
    id: `${fields.audience}-${Math.max(0, ...used) + 1}`,
    ...pick(fields, 'title', 'description', 'picture', 'category'),
    tags: splitList(fields.tags ?? ''),
    url: address,
    relevanceScore: Number(fields.relevanceScore),
    source: 'segment',
    ...pick(fields, 'type'),
  };
  return { [file]: appendEntry(file, source, ['RECOMMENDATIONS'], entry) };
}

/** Addresses are checked by the compiler, so that they are written out. */
function printAddress(address: string): Value {
  if (!/^\/[\w/-]*(?:#[\w-]+)?$/.test(address))
    throw new EditError('Address: write a page of this site, such as /pricing.');
  return address;
}

/** '# Heading', then paragraphs with an empty line between them. */
function readSections(written: string): Value[] {
  const blocks = written
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((block) => block.replaceAll('\n', ' ').trim());
  const sections: { heading: string; paragraphs: string[] }[] = [];
  for (const block of blocks.filter((each) => each !== '')) {
    if (block.startsWith('#')) sections.push({ heading: block.replace(/^#+\s*/, ''), paragraphs: [] });
    else if (sections.length === 0)
      throw new EditError('Text: begin with a heading, such as “# Why it matters”.');
    else sections.at(-1)?.paragraphs.push(block);
  }
  return sections;
}

function addArticle(fields: Fields, read: Read, has: (file: string) => boolean): Files {
  const id = requireName('Short name', fields.id ?? '', DASHED, 'read-your-own-data');
  const [file, list] = [`lib/content/hub/${id}.ts`, 'lib/content/hub/articles.ts'];
  if (has(file)) throw new EditError(`There is an article called ${id} already.`);
  const name = toCamelCase(id);
  const article: Value = {
    ...pick(fields, 'id', 'title', 'description', 'category'),
    tags: splitList(fields.tags ?? ''),
    ...pick(fields, 'type', 'picture', 'difficulty'),
    segments: splitList(fields.segments ?? ''),
    clusters: splitList(fields.clusters ?? ''),
    featured: false,
    sections: readSections(fields.text ?? ''),
  };
  const listed = appendEntry(list, read(list), ['hubArticles'], { code: name });
  return {
    [file]: `import type { HubArticle } from './article';\n\nexport const ${name} = ${printValue(article)} as const satisfies HubArticle;\n`,
    [list]: addImport(list, listed, name, `./${id}`),
  };
}

const ADDERS: Readonly<
  Record<string, (fields: Fields, read: Read, has: (file: string) => boolean) => Files>
> = {
  faq: addFaq,
  claim: addClaim,
  campaign: addCampaign,
  recommendation: addRecommendation,
  article: addArticle,
};

/** Writes a new entry in all files that name it. */
export function addEntry(
  root: string,
  session: EditSession,
  kind: string,
  given: Fields,
): { files: string[]; changes: number } {
  const fields = readFields(kind, given);
  const has = (file: string) => existsSync(join(root, file));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = ADDERS[kind]?.(fields, read, has) ?? {};
  const changes = Object.entries(files).map(([file, after]): FileChange => {
    const slip = findSlip(file, after);
    if (slip) throw new EditError(`The entry cannot be written like that: ${slip}`);
    return { file, before: has(file) ? read(file) : null, after };
  });
  session.apply(changes);
  return { files: Object.keys(files), changes: session.changes };
}
