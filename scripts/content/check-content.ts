import { checkIds, checkValues, checkVariants } from './checks/entries';
import { checkClaims, checkCompanyName } from './checks/quotes';
import { checkExperiments } from './checks/experiments';
import { checkPlainEnglish } from './checks/plain-english';
import { checkCampaigns, checkLinks, checkPictures } from './checks/targets';
import { checkLengths, checkReading, checkWording } from './checks/words';
import type { Content } from './content';
import type { Finding } from './finding';

/** All checks, the most important first. A new check is added here. */
const CHECKS: readonly ((content: Content) => Finding[])[] = [
  checkVariants,
  checkIds,
  checkLinks,
  checkCampaigns,
  checkExperiments,
  checkClaims,
  checkCompanyName,
  checkPictures,
  checkValues,
  checkLengths,
  checkWording,
  checkPlainEnglish,
  checkReading,
];

export const checkContent = (content: Content): Finding[] => CHECKS.flatMap((check) => check(content));
