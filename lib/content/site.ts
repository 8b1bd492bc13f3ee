/** The company's name, addresses and one-line story. Change them here and they change everywhere. */
export const site = {
  name: 'Attune',
  domain: 'attune.example',
  url: 'https://attune.example',
  tagline: 'AI that listens first',
  description:
    'Attune is an AI platform that automates work, forecasts markets, runs AI features and reads sentiment. Every page adapts to you and can tell you why.',
  emails: {
    sales: 'sales@attune.example',
    support: 'support@attune.example',
    partnerships: 'partnerships@attune.example',
  },
  copyright: '© 2024 Attune. All rights reserved.',
} as const;
