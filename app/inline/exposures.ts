import { pathOf } from '@/lib/calls/endpoint';
import { watchExposures } from '@/lib/experiments/watch-exposures';

/** Inline, to count visitors who leave before the scripts have loaded (scripts/build/inline-scripts.mjs). */
const isHoldout = document.currentScript?.hasAttribute('data-holdout') ?? false;
watchExposures(document.documentElement, pathOf('POST /api/exposures'), isHoldout);
