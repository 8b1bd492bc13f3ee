import { resizePicture } from './add-picture';
import type { EditSession, FileChange } from './edit-session';
import { ENTRY_FORMS, NEW_PROMISE } from './entry-forms';
import { addImport, appendEntry, appendName, printValue, type Value } from './insert-source';
import { cleanText, EditError, findSyntaxError } from './write-text';

type Fields = Readonly<Record<string, string>>;

function readFields(kind: string, input: Fields): Fields {
  const form = ENTRY_FORMS.find((each) => each.kind === kind);
  if (!form) throw new EditError('There is no such kind of entry.');
  return Object.fromEntries(
    form.fields.map(({ name, label, isOptional, choices, max }) => {
      const value = cleanText(input[name] ?? '').trim();
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

class Draft {
  readonly changes: FileChange[] = [];
  readonly #session: EditSession;

  constructor(session: EditSession) {
    this.#session = session;
  }

  has(file: string): boolean {
    return this.#session.read(file) !== null;
  }

  read(file: string): string {
    return this.changes.find((change) => change.file === file)?.after ?? this.#session.read(file) ?? '';
  }

  write(file: string, after: string): void {
    const existing = this.changes.find((change) => change.file === file);
    if (existing) existing.after = after;
    else this.changes.push({ file, before: this.#session.read(file), after });
  }

  append(file: string, keyPath: readonly string[], value: Value, name?: string): void {
    this.write(file, appendEntry(file, this.read(file), keyPath, value, name));
  }
}

type Adder = (fields: Fields, draft: Draft) => void | Promise<void>;

const addFaq: Adder = (fields, draft) =>
  draft.append(
    'lib/content/pages/pricing.ts',
    ['pricingCopy', 'faq', 'items'],
    pick(fields, 'question', 'answer'),
  );

const addClaim: Adder = (fields, draft) => {
  const file = 'lib/content/claims.ts';
  const id = requireName('Name', fields.id ?? '', /^[a-z][A-Za-z]*$/, 'supportTime');
  draft.write(file, appendName(file, draft.read(file), 'ClaimId', id));
  draft.append(file, ['claims'], pick(fields, 'id', 'value', 'label', 'sentence'), id);
};

const UTM_FIELDS = ['utm_campaign', 'utm_content', 'utm_term', 'utm_source', 'utm_medium'];

const addCampaign: Adder = (fields, draft) => {
  const isNew = fields.message === NEW_PROMISE;
  const message = isNew
    ? requireName('Name of the new promise', fields.id ?? '', DASHED, 'autumn-offer')
    : (fields.message ?? '');
  const row = { ...pick(fields, ...UTM_FIELDS, 'segment', 'cluster'), message };
  draft.append('lib/content/campaigns.ts', ['campaigns'], row);
  if (!isNew) return;
  const words = pick(fields, 'eyebrow', 'headline', 'lede');
  if (Object.keys(words).length < 3)
    throw new EditError(
      'A new promise needs its line above the headline, its headline and its first sentences.',
    );
  const promises = 'lib/content/hero-messages.ts';
  draft.append(promises, ['HERO_MESSAGE_IDS'], message);
  draft.append(promises, ['heroMessages'], words, message);
};

const addRecommendation: Adder = (fields, draft) => {
  const file = 'lib/content/recommendations.ts';
  const { audience, url = '' } = fields;
  const used = [...draft.read(file).matchAll(new RegExp(`id: '${audience}-(\\d+)'`, 'g'))];
  if (!/^\/[\w/-]*(?:#[\w-]+)?$/.test(url))
    throw new EditError('Address: write a page of this site, such as /pricing.');
  draft.append(file, ['RECOMMENDATIONS'], {
    id: `${audience}-${Math.max(0, ...used.map(([, number]) => Number(number))) + 1}`,
    ...pick(fields, 'title', 'description', 'picture', 'category'),
    tags: splitList(fields.tags ?? ''),
    url,
    relevanceScore: Number(fields.relevanceScore),
    source: 'segment',
    ...pick(fields, 'type'),
  });
};

/** Parses '# Heading' lines and paragraphs separated by empty lines. */
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

const addArticle: Adder = (fields, draft) => {
  const id = requireName('Short name', fields.id ?? '', DASHED, 'read-your-own-data');
  const [file, list] = [`lib/content/hub/${id}.ts`, 'lib/content/hub/articles.ts'];
  if (draft.has(file)) throw new EditError(`There is already an article called ${id}.`);
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
  draft.write(
    file,
    `import type { HubArticle } from './article';\n\nexport const ${name} = ${printValue(article)} as const satisfies HubArticle;\n`,
  );
  draft.append(list, ['hubArticles'], { code: name });
  draft.write(list, addImport(list, draft.read(list), name, `./${id}`));
};

const addPicture: Adder = async (fields, draft) => {
  const name = requireName('Short name', fields.name ?? '', DASHED, 'harbor');
  const src = `/images/demo/${name}-960.jpg`;
  if (draft.has(`public${src}`)) throw new EditError(`There is already a picture called ${name}.`);
  const { files, blurred } = await resizePicture(name, fields.picture ?? '');
  draft.changes.push(...files);
  const pictures = ['demoCopy', 'live', 'images', 'pictures'];
  draft.append('lib/content/pages/demo.ts', pictures, { name, src, ...pick(fields, 'alt') });
  draft.append('components/demo/blurred-copies.ts', ['blurredCopies'], blurred, name);
};

const ADDERS: Readonly<Record<string, Adder>> = {
  faq: addFaq,
  claim: addClaim,
  campaign: addCampaign,
  recommendation: addRecommendation,
  article: addArticle,
  picture: addPicture,
};

/** Writes a new entry to all files that name it. Returns these files. */
export async function addEntry(session: EditSession, kind: string, input: Fields): Promise<string[]> {
  const fields = readFields(kind, input);
  const draft = new Draft(session);
  await ADDERS[kind]?.(fields, draft);
  for (const { file, after, encoding } of draft.changes) {
    const syntaxError = encoding || after === null ? undefined : findSyntaxError(file, after);
    if (syntaxError) throw new EditError(`The entry cannot be saved like this: ${syntaxError}`);
  }
  session.apply(draft.changes);
  return draft.changes.map(({ file }) => file);
}
