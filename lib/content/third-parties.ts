import { THIRD_PARTIES } from '@/lib/config/third-parties.mjs';

const LISTED = 'Scripts of other companies load only while this browser is remembered.';

/** What the site says about scripts of other companies, which follows from lib/config/third-parties.mjs. */
export const thirdPartyCopy =
  THIRD_PARTIES.length === 0
    ? {
        listItem: ', no third-party scripts',
        sentence: 'There are no third-party scripts and nothing follows you to other sites.',
        cookies: 'There are no third-party cookies or scripts.',
        speed: 'Nothing is swapped afterward, and no third-party scripts are loaded.',
        checked: { figure: '0', text: 'requests to third parties' },
        answer: 'No, we load no scripts from anyone else.',
        cookieTitle: 'First-party only',
        following: 'We do not follow you to other sites, and you can turn it off.',
        never: ['We do not follow you to other sites.', 'We load no scripts from anyone else.'],
      }
    : {
        listItem: ', no login',
        sentence: LISTED,
        cookies: LISTED,
        speed: 'Nothing is swapped afterward.',
        checked: { figure: `${THIRD_PARTIES.length}`, text: 'third parties, while you are remembered' },
        answer: `Yes. ${LISTED}`,
        cookieTitle: 'First-party cookie',
        following: `You can turn it off. ${LISTED}`,
        never: ['We load no scripts of other companies while this browser is not remembered.'],
      };

/** What is stored for them, one entry per company. */
export const thirdPartyRecords = THIRD_PARTIES.map(({ origin }) => ({
  what: 'What its scripts record while you are remembered',
  where: new URL(origin).host,
  why: 'The operator of this site uses what they offer',
}));
