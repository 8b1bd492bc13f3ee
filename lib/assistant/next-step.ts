import type { Link } from '@/lib/content/link';
import { splitLinks } from './split-links';

const STEP = /\n\n([^\n:]{1,60}): (\/\S*)$/;

/** The step travels as the reply's last paragraph, as links do, so it is stored, streamed and readable without a window. */
export function appendNextStep(text: string, step: Link | undefined): string {
  return step ? `${text}\n\n${step.label}: ${step.href}` : text;
}

export function splitNextStep(reply: string): { text: string; step: Link | null } {
  const [paragraph, label = '', address = ''] = STEP.exec(reply) ?? [];
  const [link, ...others] = splitLinks(address);
  if (!paragraph || !link?.href || others.length > 0) return { text: reply, step: null };
  return { text: reply.slice(0, -paragraph.length), step: { label, href: link.href } };
}
