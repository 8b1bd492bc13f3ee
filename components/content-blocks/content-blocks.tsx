import type { Persona } from '@/lib/personalization/persona';
import { renderFullCards, renderMiniCards } from './content-block-card';
import { ContentBlockList } from './content-block-list';

const MINI_PREVIEW_COUNT = 3;

export function ContentBlocks({ persona }: { persona: Persona }) {
  return <ContentBlockList cards={renderFullCards(persona.segment)} persona={persona} />;
}

export function MiniContentBlocks({ persona }: { persona: Persona }) {
  return <ContentBlockList cards={renderMiniCards()} persona={persona} mini={MINI_PREVIEW_COUNT} />;
}
