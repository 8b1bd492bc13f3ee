import { z } from 'zod';
import { site } from '@/lib/content/site';
import { HUB_CATEGORIES } from '@/lib/personalization/content-hub';
import { CLUSTERS } from '@/lib/personalization/persona';
import { experimentsSchema } from './experiments-schema';
import { HEADLINE, LEDE, limited, unique } from './limits';

/** The compiler has checked the shape; each schema adds what types cannot say. */
type Kind = { file: RegExp; constant: RegExp; schema: z.ZodType };

const shape = z.looseObject;
const each = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string(), schema);

const IN_SEARCH = 'Search engines cut off the rest.';
const ON_CARD = 'It is shown on a card.';
const HERO = shape({ eyebrow: z.string(), headline: HEADLINE, lede: LEDE });
const CARD = { title: limited('title', 60, ON_CARD), description: limited('description', 160, ON_CARD) };

const SEARCH_RESULT = {
  title: limited('title', 60, IN_SEARCH),
  description: limited('description', 160, IN_SEARCH),
};
const METADATA = (['title', 'description'] as const).reduce(
  (schema, field) =>
    schema.superRefine(
      unique(
        (page) => page[field],
        [field],
        (first) => `${first} has the same text. Each page needs its own.`,
      ),
    ),
  each(shape(SEARCH_RESULT)),
);

const WORDS = { least: 350, most: 600 };
const SECTIONS = z
  .array(
    shape({ heading: z.string(), paragraphs: z.array(z.string()), list: z.array(z.string()).optional() }),
  )
  .superRefine((sections, { addIssue }) => {
    const texts = sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]);
    const words = texts.flatMap((text) => text.split(/\s+/)).length;
    const missing = WORDS.least - words;
    if (missing <= 0 && words <= WORDS.most) return;
    const advice = missing > 0 ? `write ${missing} more` : `cut ${words - WORDS.most}`;
    addIssue(
      `The article has ${words} words, and an article has ${WORDS.least} to ${WORDS.most}: ${advice}. Its card and its reading time assume that length.`,
    );
  });

/** Every filter of the Content Hub needs at least one article, or its list is empty. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  category: HUB_CATEGORIES.filter((category) => category !== 'all'),
  type: ['article', 'case-study', 'video', 'whitepaper'],
  difficulty: ['beginner', 'intermediate', 'advanced'],
  clusters: CLUSTERS,
};
const MIN_ARTICLES = 16;
const REPEATED_PICTURE =
  'Another card that is shown with this one has its picture. Choose another one from subjects.ts.';

const ARTICLES = z
  .array(shape({ picture: z.string() }))
  .superRefine((articles, { addIssue }) => {
    const { length } = articles;
    const empty = Object.entries(COVERED).flatMap(([field, values]) =>
      values
        .filter((value) => !articles.some((article) => [article[field]].flat().includes(value)))
        .map(
          (value) => `No article has “${value}” under ${field}, so visitors who filter by it find nothing.`,
        ),
    );
    const few = `There are ${length} articles, and the Content Hub needs ${MIN_ARTICLES}: add ${MIN_ARTICLES - length}.`;
    for (const message of length < MIN_ARTICLES ? [few, ...empty] : empty)
      addIssue({ code: 'custom', message });
  })
  .superRefine(
    unique(
      ({ picture }) => picture,
      ['picture'],
      () => REPEATED_PICTURE,
    ),
  );

/** Cards of one segment are shown together, and those for everyone with each of them. */
const RECOMMENDATIONS = z
  .array(
    shape({
      ...CARD,
      id: z.string(),
      picture: z.string(),
      relevanceScore: z
        .number()
        .refine((score) => score >= 0 && score <= 100, 'A score is a number from 0 to 100.'),
    }),
  )
  .superRefine((items, { addIssue }) => {
    const segmentOf = (id: string) => id.replace(/-\d+$/, '');
    items.forEach(({ id, picture }, index) => {
      const isTogether = (other: string) =>
        segmentOf(other) === segmentOf(id) || [id, other].some((name) => segmentOf(name) === 'general');
      const isRepeated = items
        .slice(0, index)
        .some((other) => other.picture === picture && isTogether(other.id));
      if (isRepeated) addIssue({ code: 'custom', path: [index, 'picture'], message: REPEATED_PICTURE });
    });
  });

/** Ad tools change capitals, spaces and special characters, after which the values no longer match. */
const UTM = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]*$/, {
    error: ({ input }) =>
      `“${String(input)}” would not survive an ad tool unchanged. Use lowercase letters, digits, - and _ only.`,
  })
  .refine((word) => word.length <= 64, {
    error: ({ input }) =>
      `This has ${String(input).length} characters, and the limit is 64: cut ${String(input).length - 64}.`,
  });
const CAMPAIGNS = z
  .array(
    shape({
      utm_campaign: UTM,
      utm_source: UTM,
      utm_medium: UTM,
      utm_content: UTM.optional(),
      utm_term: UTM.optional(),
    }),
  )
  .superRefine(
    unique(
      ({ utm_campaign, utm_content, utm_term }) => [utm_campaign, utm_content, utm_term].join('&'),
      ['utm_campaign'],
      (first) =>
        `Row ${Number(first) + 1} already has the same utm_campaign, utm_content and utm_term. One URL can open only one page: change one of them.`,
    ),
  );

const EMAIL = z.email({
  error: ({ input }) => `“${String(input)}” is not an email address. Write one such as ${site.emails.sales}.`,
});

const KINDS: readonly Kind[] = [
  { file: /^metadata\.ts$/, constant: /^pageMetadata$/, schema: METADATA },
  { file: /^home\.ts$/, constant: /^homeCopy$/, schema: shape({ hero: shape({ copy: each(each(HERO)) }) }) },
  { file: /^hero-messages\.ts$/, constant: /^heroMessages$/, schema: each(HERO) },
  {
    file: /^pages\//,
    constant: /Copy$/,
    schema: shape({ head: shape({ heading: HEADLINE, lede: each(LEDE) }).optional() }),
  },
  { file: /^hub\//, constant: /^hubArticles$/, schema: ARTICLES },
  { file: /^hub\//, constant: /./, schema: z.array(shape({ ...CARD, sections: SECTIONS })) },
  { file: /^recommendations\.ts$/, constant: /^recommendationItems$/, schema: RECOMMENDATIONS },
  { file: /^campaigns\.ts$/, constant: /^campaigns$/, schema: CAMPAIGNS },
  { file: /^experiments\.ts$/, constant: /^experiments$/, schema: experimentsSchema },
  { file: /^site\.ts$/, constant: /^site$/, schema: shape({ emails: each(EMAIL) }) },
];

export const schemaOf = (file: string, constant: string) =>
  KINDS.find((kind) => kind.file.test(file) && kind.constant.test(constant))?.schema;

const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;

function schemaAt(wrapped: unknown, key: string): unknown {
  const schema = unwrap(wrapped);
  if (schema instanceof z.ZodObject) return schema.shape[key];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

/** The limit on a text's length. @param keyPath from the constant inward */
export function limitOf(
  file: string,
  [constant = '', ...keys]: readonly string[],
): { name: string; max: number } | null {
  const schema = unwrap(keys.reduce<unknown>(schemaAt, schemaOf(file, constant)));
  const { name, max } = (schema instanceof z.ZodType && schema.meta()) || {};
  return typeof name === 'string' && typeof max === 'number' ? { name, max } : null;
}
