import { ROUTES } from '@/lib/config/routes';
import type { ConsentMode } from '@/lib/personalization/consent';

type ConsentNoticeCopy = {
  /** The consent notice and its buttons. `stop` and `agree` have the same visual weight. */
  notice: Record<ConsentMode, { label: string; text: string; agree: string; stop: string; read: string }>;
  privacy: string;
};

export const consentNoticeCopy = {
  notice: {
    notice: {
      label: 'What this site remembers',
      text: 'We record the pages you open and what you click here, to adapt the site and learn what works.',
      agree: 'OK',
      stop: 'Turn it off',
      read: 'What is stored',
    },
    'opt-in': {
      label: 'A question about your privacy',
      text: 'May we remember your visit? We would record the pages you open and what you click, only here, to show what’s relevant and learn what works.',
      agree: 'Yes, remember me',
      stop: 'No',
      read: 'What is stored',
    },
  },
  privacy: `${ROUTES.settings}#privacy`,
} as const satisfies ConsentNoticeCopy;
