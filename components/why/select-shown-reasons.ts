import type { Reason } from '@/lib/personalization/decision';
import { selectSwitch } from '@/lib/personalization/rule-switches';
import type { Session } from '@/lib/personalization/session';
import { selectVariant } from '@/lib/personalization/settings';

/** With content personalization off one reason stands for all that it would have decided. */
export function selectShownReasons(
  reasons: readonly Reason[],
  { persona, settings }: Pick<Session, 'persona' | 'settings'>,
): Reason[] {
  if (settings.contentPersonalization) return [...reasons];
  const rest = reasons.filter((reason) => selectSwitch(reason) !== 'contentPersonalization');
  return rest.length === reasons.length ? rest : [selectVariant(persona, settings).reason, ...rest];
}
