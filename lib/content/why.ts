import { ROUTES } from '@/lib/config/routes';

export const whyCopy = {
  blocks: {
    hero: 'Headline and main button',
    value: 'Value propositions',
    recommendations: 'Recommendations',
    closing: 'Closing section and main button',
    introduction: 'Introduction',
    nextStep: 'Next step',
    overview: 'Order of the features',
    proof: 'Figures',
  },
  // Shows the marks of all blocks that depend on the visitor.
  showAll: 'Show why',
  details: 'Details',
  decided: 'What it decided',
  words: 'Which words you read here, and in what order.',
  nothingSeen: 'Nothing that matches this rule.',
  nothingAdded: 'Nothing extra. The base value applies.',
  certain: 'A fixed rule decided this.',
  // ‘(from how you use the site, 70% sure)’
  sure: 'sure',
  visitor: { field: 'your visit', values: { new: 'First visit', returning: 'Return visit' } },
  origins: {
    demo: 'set in this demo view',
    url: 'from the link you opened',
    chosen: 'your choice, saved in this browser',
    goal: 'from the goal you chose',
    campaign: 'from the ad you clicked',
    analysis: 'from how you use the site',
    default: 'the standard view, because we know nothing else',
  },
  others: { heading: 'What others get', same: 'The same as you.' },
  // Opening one changes the visitor’s own view.
  seeAs: {
    heading: 'See this page as',
    note: 'Your own view changes too.',
    noteInDemo: 'The demo view changes too.',
    compare: { label: 'Compare before and after', href: `${ROUTES.features}#before-after` },
  },
  // The strongest of the sources of a view, in one sentence.
  sources: {
    demo: 'This view was set in the demo view.',
    url: 'You opened a link to this view.',
    goal: 'You told us your goal, and this is the page for it.',
    chosen: 'You chose this view, and this browser remembers it.',
    campaign: 'You clicked an ad, and this is the page for its readers.',
    analysis: 'You see the page that suits how you use the site.',
    default: 'You see our standard page: we know nothing about you yet.',
  },
  change: {
    heading: 'Change it',
    view: { label: 'Choose another view', href: ROUTES.home },
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    settings: `${ROUTES.settings}#personalization`,
  },
  inputs: {
    heading: 'What your view is based on',
    names: {
      address: 'The address you opened',
      campaign: 'The ad that brought you',
      choice: 'What you chose here',
      behavior: 'How you use the site',
      memory: 'A cookie',
    },
    used: 'in use',
    unused: 'not used',
    behavior: {
      on: 'on',
      'switched-off': 'off in your settings',
      'off-by-browser': 'off, because your browser asks',
      'off-by-choice': 'off, as you chose',
      withdrawing: 'off, as you chose',
      'off-until-asked': 'off until you agree',
    },
    memory: { kept: 'remembers your last view', none: 'none yet', off: 'none after you close the browser' },
  },
} as const;
