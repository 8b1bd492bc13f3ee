import type { ReactNode } from 'react';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';

export const dynamicParams = false;

export function generateStaticParams() {
  return PERSONAS.map((persona) => ({ persona: formatPersonaSlug(persona) }));
}

export default function PersonaLayout({ children }: { children: ReactNode }) {
  return children;
}
