import { usePersonalizationActions, useSession } from './personalization-context';
import { listOptions } from '@/components/ui/select-option';
import { shellCopy } from '@/lib/content/shell';
import { isCluster, isSegment, isVisitorType, type Persona } from '@/lib/personalization/persona';

const { segment, cluster, visitor } = shellCopy.selectorBar;

const COPY = {
  segment: { label: segment.label, options: listOptions(segment.options) },
  cluster: { label: cluster.label, options: listOptions(cluster.options) },
  visitor: { label: visitor.label, options: listOptions(visitor.options) },
};

export type PersonaField = keyof Persona;

export function usePersonaChoices() {
  const { persona } = useSession('persona');
  const { chooseSegment, chooseCluster, chooseVisitor } = usePersonalizationActions();
  const choose = (field: PersonaField, value: string) => {
    if (field === 'segment' && isSegment(value)) chooseSegment(value);
    if (field === 'cluster' && isCluster(value)) chooseCluster(value);
    if (field === 'visitor' && isVisitorType(value)) chooseVisitor(value);
  };
  return (field: PersonaField) => ({
    ...COPY[field],
    value: persona[field],
    onValueChange: (value: string) => choose(field, value),
  });
}
