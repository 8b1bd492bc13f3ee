import { ROUTES, type Href, type RoutePath } from '@/lib/config/routes';
import { chatCopy } from '@/lib/content/chat';
import type { Link } from '@/lib/content/link';

export type TextPart = { text: string; href: Href | null };

const PATHS: readonly RoutePath[] = Object.values(ROUTES);

/** A path is delimited by spaces. A bracket can precede it, and punctuation can follow. */
const ADDRESS = /(?<=^|[\s(])\/[a-z-]*(?:#[a-z0-9-]+)?(?=[.,;:!?)]*(?:\s|$))/g;

/** Splits a text into plain parts and site links. The parts join to the same text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = readHref(address, text.slice(index + address.length));
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

function readHref(address: string, rest: string): Href | null {
  const [path = '', place] = address.split('#');
  const known = PATHS.find((candidate) => candidate === path);
  // The slash in 'and / or' is not a link to the home page.
  if (!known || (address === ROUTES.home && /^\s/.test(rest))) return null;
  return place === undefined ? known : `${known}#${place}`;
}

const STEP = /\n\n([^\n:]{1,60}): (\/\S*)$/;

/** The next step is the reply's last paragraph, so it is stored with it and readable in any client. */
export function appendNextStep(text: string, step: Link | undefined): string {
  return step ? `${text}\n\n${step.label}: ${step.href}` : text;
}

export function splitNextStep(reply: string): { text: string; step: Link | null } {
  const [paragraph, label = '', address = ''] = STEP.exec(reply) ?? [];
  const [link, ...others] = splitLinks(address);
  if (!paragraph || !link?.href || others.length > 0) return { text: reply, step: null };
  return { text: reply.slice(0, -paragraph.length), step: { label, href: link.href } };
}

/** Other questions that may have been meant: a paragraph of their own, one a line, before the next step. */
export function appendSuggestions(text: string, questions: readonly string[]): string {
  if (questions.length === 0) return text;
  return [`${text}\n\n${chatCopy.didYouMean}`, ...questions.map((question) => `- ${question}`)].join('\n');
}

/** Of a reply without its next step. */
export function splitSuggestions(text: string): { text: string; questions: readonly string[] } {
  const [answer = '', list] = text.split(`\n\n${chatCopy.didYouMean}\n`);
  return { text: answer, questions: list ? list.split('\n').map((line) => line.replace(/^- /, '')) : [] };
}
