import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from './add-picture';
import type { EditSession, FileChange } from './edit-session';
import { ENTRY_FORMS, NEW_PROMISE } from './entry-forms';
import { addImport, appendEntry, appendName, printValue, type Value } from './insert-source';
import { cleanText, EditError, findSlip } from './write-text';

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

const PICTURES = ['demoCopy', 'live', 'images', 'pictures'];

async function addPicture(fields: Fields, read: Read, has: (file: string) => boolean): Promise<FileChange[]> {
  const [copy, copies] = ['lib/content/pages/demo.ts', 'components/demo/blurred-copies.ts'];
  const name = requireName('Short name', fields.name ?? '', DASHED, 'harbor');
  if (has(`public/images/demo/${name}-960.jpg`))
    throw new EditError(`There is a picture called ${name} already.`);
  const { files, blurred } = await drawPicture(name, fields.picture ?? '');
  const entry = { name, src: `/images/demo/${name}-960.jpg`, ...pick(fields, 'alt') };
  const texts = {
    [copy]: appendEntry(copy, read(copy), PICTURES, entry),
    [copies]: appendEntry(copies, read(copies), ['blurredCopies'], blurred, name),
  };
  return [...files, ...Object.entries(texts).map(([file, after]) => ({ file, before: read(file), after }))];
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
export async function addEntry(
  root: string,
  session: EditSession,
  kind: string,
  given: Fields,
): Promise<{ files: string[]; changes: number }> {
  const fields = readFields(kind, given);
  const has = (file: string) => existsSync(join(root, file));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const written = Object.entries(ADDERS[kind]?.(fields, read, has) ?? {}).map(
    ([file, after]): FileChange => ({ file, before: has(file) ? read(file) : null, after }),
  );
  const changes = kind === 'picture' ? await addPicture(fields, read, has) : written;
  for (const { file, after, encoding } of changes) {
    const slip = encoding || after === null ? undefined : findSlip(file, after);
    if (slip) throw new EditError(`The entry cannot be written like that: ${slip}`);
  }
  session.apply(changes);
  return { files: changes.map(({ file }) => file), changes: session.changes };
}
