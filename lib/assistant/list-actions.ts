import { assistantCopy } from '@/lib/content/assistant';
import { SEGMENTS, type Cluster, type Segment } from '@/lib/personalization/persona';
import { segmentReaders } from '@/lib/content/segments';

/** Actions of the chat window. Each runs only when the visitor presses its button. */
export type AssistantAction =
  | { type: 'choose-persona'; label: string; segment?: Segment; cluster?: Cluster }
  | { type: 'start-tour'; label: string };

const { actions: copy } = assistantCopy;

const SEGMENT_WORDS: Readonly<Record<Segment, RegExp>> = {
  'innovation-leader': /\binnovation[ -]leaders?\b/i,
  developer: /\bdevelopers?\b/i,
  'sales-prospect': /\bsales[ -]prospects?\b/i,
};
const CLUSTER_WORDS: readonly (readonly [Cluster, RegExp])[] = [
  ['explorer', /\bexplorers?\b/i],
  ['researcher', /\bresearchers?\b/i],
  ['converter', /\bconverters?\b/i],
];
const WANTS_A_VIEW = /\b(?:switch|change|show|see|view|page|become|i am|i['’]m|as an?)\b/i;
const WANTS_A_TOUR = /\b(?:tour|tutorial|show me around|get started|new here|walk ?through|introduction)\b/i;

/** Actions to offer below an answer in addition to its next step, chosen by keywords in the question. */
export function listActions(question: string): AssistantAction[] {
  const tour = WANTS_A_TOUR.test(question) ? [{ type: 'start-tour' as const, label: copy.startTour }] : [];
  return [...listViews(question), ...tour];
}

function listViews(question: string): AssistantAction[] {
  if (!WANTS_A_VIEW.test(question)) return [];
  const segment = SEGMENTS.find((each) => SEGMENT_WORDS[each].test(question));
  const cluster = CLUSTER_WORDS.find(([, words]) => words.test(question))?.[0];
  if (segment) {
    const label = `${copy.switchTo} ${segmentReaders[segment]}`;
    return [{ type: 'choose-persona', label, segment, ...(cluster && { cluster }) }];
  }
  return cluster
    ? [{ type: 'choose-persona', label: `${copy.switchTo} ${copy.clusters[cluster]}`, cluster }]
    : [];
}
