import { ROUTES, type Href } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { ruleCopy } from '@/lib/content/rules';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { decidePersona } from '@/lib/personalization/decide-persona';
import type { Persona } from '@/lib/personalization/persona';

type Audience = Pick<Persona, 'segment' | 'cluster'>;

const ABOUT_THE_VIEW =
  /\bwhy\b.{0,40}\b(?:i|me|my|this|the|your)\b.{0,20}\b(?:see|seeing|shown|showing|get|getting|page|site|view|headline|button|version|text|words)\b|\bwhy (?:this|is this)\b.{0,20}\b(?:page|view|version|site)\b|\bwhy (?:am i|do you|does (?:it|this|the)).{0,40}\b(?:innovation leaders?|developers?|sales prospects?|explorers?|researchers?|converters?)\b|\bwhy (?:is|are|does|do)\b.{0,40}\b(?:buttons?|headlines?|hero)\b|\bwhat (?:segment|cluster|persona) (?:am i|do i)\b|\bwh(?:o|at) do you think i am\b/i;

/** What stands in the sidebar has a rule of its own, which the search knows. */
const ABOUT_A_PART =
  /\b(?:navigation|menu|sidebar|links?|blocks?|recommendations?|recommended|article|sorted|order)\b/i;

export function asksAboutTheView(message: string): boolean {
  return ABOUT_THE_VIEW.test(message) && !ABOUT_A_PART.test(message);
}

/** Why a visitor sees what they see, by the rules that decided it. */
export function explainView({ segment, cluster }: Audience): { text: string; hrefs: Href[] } {
  const { view } = assistantCopy;
  const persona = decidePersona({ url: { segment, cluster }, cookie: null });
  const button = selectPrimaryCallToAction(persona.result.segment);
  const sentences = [
    `${view.opening} ${view.segment[segment]} ${view.cluster[cluster]}.`,
    ruleCopy[persona.reason.ruleId].because,
    `${view.button} “${callToActionCopy[button.result].label}”. ${ruleCopy[button.reason.ruleId].because}`,
    view.change,
    view.rules,
  ];
  return {
    text: sentences.join(' '),
    hrefs: [`${ROUTES.settings}#personalization`, `${ROUTES.features}#documentation`],
  };
}
