import { checkCampaigns } from './checks/campaigns';
import { checkClaims } from './checks/claims';
import { checkCompanyName } from './checks/company-name';
import { checkIds } from './checks/ids';
import { checkLengths } from './checks/lengths';
import { checkLinks } from './checks/links';
import { checkPictures } from './checks/pictures';
import { checkReading } from './checks/reading';
import { checkValues } from './checks/values';
import { checkVariants } from './checks/variants';
import { checkWording } from './checks/wording';
import type { Content } from './content';
import type { Finding } from './finding';

/** What is looked at, in the order of how much it matters. A new check is added here. */
const CHECKS: readonly ((content: Content) => Finding[])[] = [
  checkVariants,
  checkIds,
  checkLinks,
  checkCampaigns,
  checkClaims,
  checkCompanyName,
  checkPictures,
  checkValues,
  checkLengths,
  checkWording,
  checkReading,
];

export const checkContent = (content: Content): Finding[] => CHECKS.flatMap((check) => check(content));
