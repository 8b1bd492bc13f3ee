import type { ReactNode } from 'react';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';

export const dynamicParams = false;

/** Every page is built once for each of the 18 personas. */
export function generateStaticParams() {
  return PERSONAS.map((persona) => ({ persona: formatPersonaSlug(persona) }));
}

export default function PersonaLayout({ children }: { children: ReactNode }) {
  return children;
}
