import { loadOnce } from '@/lib/load-once';

/** The rules as data and what runs them. */
export const loadRuleLab = loadOnce(() => import('./rule-lab'));
