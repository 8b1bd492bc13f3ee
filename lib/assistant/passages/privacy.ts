import { ROUTES } from '@/lib/config/routes';
import { settingsCopy } from '@/lib/content/pages/settings';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { joinSentence, type Passage } from '../passage';

const { privacy } = settingsCopy;
const href = `${ROUTES.settings}#privacy` as const;

const stored = privacy.stored.map(({ what, where, why }): Passage => ({
  title: `What is stored: ${what}`,
  href,
  text: `${what}: kept in this place: ${where}. ${why}.`,
  kind: 'privacy',
}));

export const privacyPassages: readonly Passage[] = [
  {
    title: privacy.storedCaption,
    href,
    text: joinSentence(
      'This site stores this about you',
      privacy.stored.map(({ what }) => what),
    ),
    kind: 'privacy',
    asks: 'what do you store about me; what do you know about me; which personal data do you collect; privacy; data protection; what do you store, for our lawyer; privacy policy; terms and legal questions about data',
  },
  {
    title: privacy.neverHeading,
    href,
    text: privacy.never.join(' '),
    kind: 'privacy',
    asks: 'do you sell my data; do you share my data; is what i enter in a form shared; do you track me on other websites; do you load third-party scripts; do you record what i type',
  },
  {
    title: `${privacy.removeHeading} my data`,
    href,
    text: privacy.remove.join(' '),
    kind: 'privacy',
    asks: 'how do i turn off tracking; stop tracking me; i do not want to be tracked; opt out of analytics',
  },
  {
    title: `${myDataCopy.heading}: ${myDataCopy.remove}`,
    href,
    text: `${myDataCopy.text} ${joinSentence(`“${myDataCopy.remove}” deletes`, myDataCopy.confirm.points)}`,
    kind: 'privacy',
    asks: 'how do i delete my data; remove everything you have about me; erase my chat history; forget me',
  },
  {
    title: `${myDataCopy.heading}: ${myDataCopy.show}, ${myDataCopy.download}`,
    href,
    text: `${settingsCopy.sections.privacy.lede} ${myDataCopy.text}`,
    kind: 'privacy',
    asks: 'can i see my data; download my data; export everything you know about me',
  },
  {
    title: 'Cookies',
    href,
    text: joinSentence(
      'These cookies are set',
      privacy.stored
        .filter(({ where }) => /cookie/i.test(where))
        .map(({ what, why }) => `${what}, ${why.toLowerCase()}`),
    ),
    kind: 'privacy',
    asks: 'do you use cookies; which cookies do you set; what is stored in the cookie; cookie consent',
  },
  ...stored,
];
