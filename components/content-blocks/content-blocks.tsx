import type { Persona } from '@/lib/personalization/persona';
import { drawFullCards, drawMiniCards } from './content-block-card';
import { ContentBlockList } from './content-block-list';

const MINI_PREVIEW_COUNT = 3;

/** All blocks, with a switch between three layouts. Only the words of this segment are sent. */
export function ContentBlocks({ persona }: { persona: Persona }) {
  return <ContentBlockList cards={drawFullCards(persona.segment)} persona={persona} />;
}

/** The first three, stacked. */
export function MiniContentBlocks({ persona }: { persona: Persona }) {
  return <ContentBlockList cards={drawMiniCards()} persona={persona} mini={MINI_PREVIEW_COUNT} />;
}
