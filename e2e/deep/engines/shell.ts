import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import type { Cluster, Segment, VisitorType } from '@/lib/personalization/persona';
import type { Part, Visitor } from './visitor';

const { segment, cluster, visitor: visitorType } = shellCopy.selectorBar;

export const headline = (of: Segment, by: Cluster = 'explorer') => homeCopy.hero.copy[of][by].headline;
export const heading = (visitor: Visitor): Part => visitor.css('h1');
export const segmentSelect = (visitor: Visitor): Part => visitor.role('combobox', segment.label);
export const button = (visitor: Visitor, name: string, inside?: Part): Part =>
  visitor.role('button', name, inside);
export const headerLink = (visitor: Visitor, name: string): Part =>
  visitor.role('link', name, visitor.role('banner'));

export const chooseSegment = (visitor: Visitor, id: Segment) =>
  choose(visitor, segment.label, segment.options[id].label);
export const chooseCluster = (visitor: Visitor, id: Cluster) =>
  choose(visitor, cluster.label, cluster.options[id].label);
export const chooseVisitorType = (visitor: Visitor, id: VisitorType) =>
  choose(visitor, visitorType.label, visitorType.options[id].label);

export async function choose(visitor: Visitor, label: string, option: string): Promise<void> {
  await visitor.role('combobox', label).click();
  await visitor.role('option', new RegExp(`^${option}`)).click();
  await visitor.role('combobox', label).expectText(new RegExp(option));
}

export async function expectSegment(visitor: Visitor, id: Segment): Promise<void> {
  await heading(visitor).expectText(headline(id));
  await segmentSelect(visitor).expectText(new RegExp(segment.options[id].label));
  // The default segment is not stored in the cookie.
  await visitor.expectThat(
    () => /(?:^|; )persona=([^.;]*)/.exec(document.cookie)?.[1] ?? 'innovation-leader',
    id,
  );
}
