import { HUB_CATEGORIES } from '@/lib/personalization/content-hub';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { HERO_MESSAGE_IDS } from '@/lib/content/hero-messages';
import { SUBJECT_IDS } from '@/lib/content/subjects';

export type FormField = {
  name: string;
  label: string;
  hint?: string;
  kind: 'line' | 'text' | 'choice' | 'picture';
  choices?: readonly string[];
  max?: number;
  isOptional?: boolean;
};
export type EntryForm = { kind: string; label: string; fields: readonly FormField[] };

export const NEW_PROMISE = 'a new promise (fill in the three fields below)';

const fieldOf =
  (kind: FormField['kind']) =>
  (name: string, label: string, rest: Partial<FormField> = {}): FormField => ({ name, label, kind, ...rest });
const [line, text, picture] = [fieldOf('line'), fieldOf('text'), fieldOf('picture')];
const choice = (name: string, label: string, choices: readonly string[]) =>
  fieldOf('choice')(name, label, { choices });

const CATEGORIES = HUB_CATEGORIES.filter((category) => category !== 'all');
const TAGS = line('tags', 'Tags', { hint: 'Separated by commas' });
const TITLE = line('title', 'Title', { max: 60 });
const DESCRIPTION = text('description', 'Description', { max: 160 });
const SHORT_NAME = 'Lowercase letters, digits and hyphens, such as autumn-offer';

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
  {
    kind: 'picture',
    label: 'Photograph (on /demo)',
    fields: [
      picture('picture', 'File', { hint: 'A JPEG or PNG of at most 5 MB; it is cut to 8 : 5' }),
      line('name', 'Short name', { hint: SHORT_NAME }),
      text('alt', 'What it shows', { hint: 'One sentence, for people who use a screen reader' }),
    ],
  },
];
