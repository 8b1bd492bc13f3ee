import { dataGuards } from './data-guards';
import type { Guard } from './guard';
import { headerGuards } from './header-guards';
import { modelGuards } from './model-guards';
import { operationGuards } from './operation-guards';
import { outputGuards } from './output-guards';
import { privacyGuards } from './privacy-guards';
import { proxyGuards } from './proxy-guards';
import { requestGuards } from './request-guards';

export const guards: readonly Guard[] = [
  ...requestGuards,
  ...operationGuards,
  ...dataGuards,
  ...modelGuards,
  ...privacyGuards,
  ...outputGuards,
  ...headerGuards,
  ...proxyGuards,
];
