import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import { pageMetadata } from '@/lib/content/metadata';
import type { Cluster, Segment } from '@/lib/personalization/persona';
import { splitLinks } from './split-links';

/** Something that the assistant offers. Nothing happens until the visitor presses its button. */
export type AssistantAction =
  | { type: 'open-page'; label: string; href: string }
  | { type: 'switch-persona'; label: string; segment?: Segment; cluster?: Cluster }
  | { type: 'start-tour'; label: string }
  | { type: 'request-demo'; label: string };

const MAX_ACTIONS = 3;
const { actions: copy, view } = assistantCopy;

const SEGMENT_WORDS: readonly (readonly [Segment, RegExp])[] = [
  ['developer', /\bdevelopers?\b/i],
  ['innovation-leader', /\binnovation[ -]leaders?\b/i],
  ['sales-prospect', /\bsales[ -]prospects?\b/i],
];
const CLUSTER_WORDS: readonly (readonly [Cluster, RegExp])[] = [
  ['explorer', /\bexplorers?\b/i],
  ['researcher', /\bresearchers?\b/i],
  ['converter', /\bconverters?\b/i],
];
const WANTS_A_VIEW = /\b(?:switch|change|show|see|view|page|become|i am|i['’]m|as an?)\b/i;
const WANTS_A_TOUR = /\b(?:tour|tutorial|show me around|get started|new here|walk ?through|introduction)\b/i;
const WANTS_A_DEMO = /\b(?:demo|meeting|appointment|talk to sales|sales call|see it live)\b/i;

/** What to offer below an answer by the text of question and answer. */
export function listActions(question: string, answer: string): AssistantAction[] {
  return [...listViews(question), ...listHelp(question, answer), ...listPages(answer)].slice(0, MAX_ACTIONS);
}

function listViews(question: string): AssistantAction[] {
  if (!WANTS_A_VIEW.test(question)) return [];
  const segment = SEGMENT_WORDS.find(([, words]) => words.test(question))?.[0];
  const cluster = CLUSTER_WORDS.find(([, words]) => words.test(question))?.[0];
  if (segment) {
    const label = `${copy.switchTo} ${view.segment[segment]}`;
    return [{ type: 'switch-persona', label, segment, ...(cluster && { cluster }) }];
  }
  return cluster
    ? [{ type: 'switch-persona', label: `${copy.switchTo} ${copy.clusters[cluster]}`, cluster }]
    : [];
}

function listHelp(question: string, answer: string): AssistantAction[] {
  const isDemo = WANTS_A_DEMO.test(question) || linksIn(answer)[0] === `${ROUTES.contact}#demo`;
  return [
    ...(isDemo ? [{ type: 'request-demo' as const, label: copy.requestDemo }] : []),
    ...(WANTS_A_TOUR.test(question) ? [{ type: 'start-tour' as const, label: copy.startTour }] : []),
  ];
}

function listPages(answer: string): AssistantAction[] {
  return linksIn(answer).flatMap((href) => {
    const id = ROUTE_IDS.find((known) => ROUTES[known] === href.split('#')[0]);
    return id ? [{ type: 'open-page' as const, label: `${copy.open} ${pageMetadata[id].name}`, href }] : [];
  });
}

function linksIn(answer: string): string[] {
  const hrefs = splitLinks(answer).flatMap(({ href }) => href ?? []);
  return hrefs.filter((href, index) => hrefs.findIndex((other) => pageOf(other) === pageOf(href)) === index);
}

function pageOf(href: string): string {
  return href.split('#')[0] ?? href;
}
