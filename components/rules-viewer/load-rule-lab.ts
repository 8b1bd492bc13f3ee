import { loadOnce } from '@/lib/load-once';

export const loadRuleLab = loadOnce(() => import('./rule-lab'));
