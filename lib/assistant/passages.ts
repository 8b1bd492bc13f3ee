import type { Passage } from './passage';
import { adaptationPassages } from './passages/adaptation';
import { apiPassages } from './passages/api';
import { comfortPassages } from './passages/comfort';
import { companyPassages } from './passages/company';
import { pagePassages } from './passages/pages';
import { pricingPassages } from './passages/pricing';
import { privacyPassages } from './passages/privacy';
import { productPassages } from './passages/products';
import { readingPassages } from './passages/reading';

/** Everything the assistant may quote. */
export const passages: readonly Passage[] = [
  ...productPassages,
  ...pricingPassages,
  ...companyPassages,
  ...privacyPassages,
  ...adaptationPassages,
  ...comfortPassages,
  ...apiPassages,
  ...readingPassages,
  ...pagePassages,
];
