'use client';

import { useParams } from 'next/navigation';
import { DEFAULT_PERSONA, formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';

/** The variant rendered by the server, also while prerendering; the default on pages without one. */
export function useRenderedSlug(): string {
  const { persona } = useParams<{ persona?: string }>();
  const slug = decodeURIComponent(persona ?? '');
  return parsePersonaSlug(slug) ? slug : formatPersonaSlug(DEFAULT_PERSONA);
}
