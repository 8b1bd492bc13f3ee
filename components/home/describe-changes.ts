import { callToActionCopy } from '@/lib/content/calls-to-action';
import { heroMessages, type HeroMessageId } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { solutionsCopy } from '@/lib/content/pages/solutions';
import { recommendationItems } from '@/lib/content/recommendations';
import { tunerCopy, type HomeListId, type HomeTextId } from '@/lib/content/tuner';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { formatPersonaSlug, PERSONAS, type Persona } from '@/lib/personalization/persona';
import { selectRecommendations } from '@/lib/personalization/recommendations';
import { startSession } from '@/lib/personalization/session';
import { segmentReaders } from '@/lib/content/segments';

export const RECOMMENDATION_COUNT = 6;

/** Readers would skip a longer list. */
const NAMED_PARTS = 4;

type HomeParts = { texts: Record<HomeTextId, string>; lists: Record<HomeListId, readonly string[]> };

function selectParts(persona: Persona, message: HeroMessageId | null): HomeParts {
  const { segment, cluster, visitor } = persona;
  const { headline, lede } = message ? heroMessages[message] : homeCopy.hero.copy[segment][cluster];
  const closing = homeCopy.closing[segment][cluster];
  return {
    texts: {
      headline,
      firstButton: callToActionCopy[selectPrimaryCallToAction(segment).result].label,
      introduction: lede,
      secondButton: homeCopy.hero.secondary[segment].label,
      welcome: homeCopy.hero.visitor[visitor] + segmentReaders[segment],
      setup: String(startSession(persona).onboarding.isVisible),
      closing: closing.headline + closing.text,
    },
    lists: {
      products: solutionsCopy.order[segment],
      figures: homeCopy.hero.proof[segment],
      recommendations: selectRecommendations(recommendationItems, {
        segment,
        cluster,
        limit: RECOMMENDATION_COUNT,
      }).map(({ id }) => id),
      benefits: homeCopy.valuePropositions[segment].items.map(({ title }) => title),
    },
  };
}

const { changed, order, of, more, parts } = tunerCopy;

/** '3 of 4 figures', 'order of 4 products' or null. */
function describeList(id: HomeListId, before: readonly string[], after: readonly string[]): string | null {
  const added = after.filter((item) => !before.includes(item)).length;
  if (added === after.length) return `${added} ${parts[id]}`;
  if (added > 0) return `${added} ${of} ${after.length} ${parts[id]}`;
  const moved = after.filter((item, index) => item !== before[index]).length;
  return moved > 0 ? `${order} ${moved} ${parts[id]}` : null;
}

const sentence = new Intl.ListFormat('en-US');

/** Names the differences of the home page between two visitors, most visible first. Empty if there are none. */
export function describeChanges(before: Persona, after: Persona, message: HeroMessageId | null): string {
  const [from, to] = [selectParts(before, message), selectParts(after, message)];
  const text = (id: HomeTextId) => (from.texts[id] === to.texts[id] ? null : parts[id]);
  const list = (id: HomeListId) => describeList(id, from.lists[id], to.lists[id]);
  const names = [
    text('headline'),
    text('firstButton'),
    list('products'),
    list('figures'),
    list('recommendations'),
    list('benefits'),
    text('introduction'),
    text('secondButton'),
    text('welcome'),
    text('setup'),
    text('closing'),
  ].filter((name) => name !== null);
  if (names.length === 0) return '';
  const rest = names.length - NAMED_PARTS;
  const listed = rest > 1 ? [...names.slice(0, NAMED_PARTS), `${rest} ${more}`] : names;
  return `${changed} ${sentence.format(listed)}.`;
}

/** The changes from every other visitor's page, by variant slug. */
export function listChanges(after: Persona, message: HeroMessageId | null): Record<string, string> {
  const others = PERSONAS.filter((before) => formatPersonaSlug(before) !== formatPersonaSlug(after));
  return Object.fromEntries(
    others.map((before) => [formatPersonaSlug(before), describeChanges(before, after, message)]),
  );
}
