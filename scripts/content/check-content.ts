import { checkCharacters } from './checks/characters';
import { checkIds, checkValues, checkVariants } from './checks/entries';
import { checkHub } from './checks/hub';
import { checkLabels } from './checks/labels';
import { checkClaims, checkCompanyName } from './checks/quotes';
import { checkExperiments } from './checks/experiments';
import { checkPlainEnglish } from './checks/plain-english';
import { checkPrices } from './checks/prices';
import { checkCampaigns, checkLinks, checkPictures } from './checks/targets';
import { checkTrial } from './checks/trial';
import { checkLengths, checkReading, checkWording } from './checks/words';
import type { Content } from './content';
import { mergeFindings, type Finding } from './finding';

/** Ordered by importance. Add new checks here. */
const CHECKS: readonly ((content: Content) => Finding[])[] = [
  checkVariants,
  checkIds,
  checkHub,
  checkLinks,
  checkCampaigns,
  checkExperiments,
  // The length of the trial is also a claim.
  (content) => mergeFindings(checkClaims(content), checkTrial(content)),
  checkPrices,
  checkCompanyName,
  checkLabels,
  checkPictures,
  checkValues,
  checkLengths,
  checkCharacters,
  checkWording,
  checkPlainEnglish,
  checkReading,
];

export const checkContent = (content: Content): Finding[] => CHECKS.flatMap((check) => check(content));
