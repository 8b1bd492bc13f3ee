import { ROUTES } from '@/lib/config/routes';

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
} as const;
