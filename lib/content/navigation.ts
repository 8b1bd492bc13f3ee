import { ROUTES } from '@/lib/config/routes';

export const navigationCopy = {
  skipLink: 'Skip to main content',
  header: {
    label: 'Main navigation',
    // Where the window is too narrow for all links in one line.
    more: 'More',
    look: 'Look of this site',
    links: [
      { label: 'Home', href: ROUTES.home },
      { label: 'AI Solutions', href: ROUTES.solutions },
      { label: 'Pricing', href: ROUTES.pricing },
      { label: 'Industries', href: ROUTES.industries },
      { label: 'Case Studies', href: ROUTES.cases },
      { label: 'Analytics', href: ROUTES.analytics },
      { label: 'About', href: ROUTES.about },
      { label: 'Contact', href: ROUTES.contact },
    ],
    // Always on desktops, in the mobile menu only for developers.
    developerApi: { label: 'Developer API', href: ROUTES.api },
    getStarted: { label: 'Get Started', href: ROUTES.contact },
  },
  footer: {
    label: 'Footer navigation',
    note: 'Examples, prices and sample figures are made up and marked. What we claim, we explain on About.',
    columns: [
      {
        title: 'Solutions',
        links: [
          { label: 'AI Analytics', href: ROUTES.analytics },
          { label: 'Process Automation', href: `${ROUTES.solutions}#process-automation` },
          { label: 'Predictive Modeling', href: `${ROUTES.solutions}#predictive-modeling` },
          { label: 'Pricing', href: ROUTES.pricing },
          { label: 'Case Studies', href: ROUTES.cases },
          { label: 'Industries', href: ROUTES.industries },
        ],
      },
      {
        title: 'Company',
        links: [
          { label: 'About', href: ROUTES.about },
          { label: 'Careers', href: `${ROUTES.about}#careers` },
          { label: 'Contact', href: ROUTES.contact },
          { label: 'Features', href: ROUTES.features },
          { label: 'Demo', href: ROUTES.demo },
        ],
      },
      {
        title: 'Resources',
        links: [
          { label: 'Documentation', href: ROUTES.api },
          { label: 'Articles and guides', href: ROUTES.contentHub },
          { label: 'Compare two visitors', href: ROUTES.compare },
          { label: 'Support', href: `${ROUTES.contact}#support` },
          { label: 'Privacy', href: `${ROUTES.settings}#privacy` },
        ],
      },
    ],
  },
  adaptive: {
    label: 'Suggested pages',
    entries: {
      dashboard: { label: 'Dashboard', icon: 'house' },
      demo: { label: 'Demo', icon: 'circle-play' },
      'api-docs': { label: 'API Docs', icon: 'code' },
      analytics: { label: 'Analytics', icon: 'chart-column' },
      'case-studies': { label: 'Case Studies', icon: 'briefcase' },
      pricing: { label: 'Pricing', icon: 'tag' },
      settings: { label: 'Settings', icon: 'settings' },
    },
  },
  sidebar: {
    title: 'Smart Navigation',
    intro: 'Sorted for you, most useful first.',
    // While navigation adaptation is off.
    introFixed: 'In the same order for everybody.',
    insights: {
      title: 'AI Insights',
      // ‘Pricing moved up in this list, because you chose the view for developers who are ready to act.’
      movedUp: 'moved up in this list, because',
      because: {
        default: 'this is the view for',
        analysis: 'you browse like',
        campaign: 'the ad you clicked is for',
        chosen: 'you chose the view for',
      },
      fixed: 'This list stays in a fixed order, because you turned navigation adaptation off.',
      byCluster: {
        explorer: {
          text: 'These two give the quickest overview.',
          suggestions: [
            { label: 'AI case studies', href: ROUTES.cases },
            { label: 'Feature demonstrations', href: ROUTES.features },
          ],
        },
        researcher: {
          text: 'Here are the full details.',
          suggestions: [
            { label: 'Technical documentation', href: `${ROUTES.features}#documentation` },
            { label: 'API references', href: ROUTES.api },
          ],
        },
        converter: {
          text: 'Here is what people check before they decide.',
          suggestions: [
            { label: 'Pricing options', href: ROUTES.pricing },
            { label: 'Success stories', href: `${ROUTES.cases}#success-stories` },
          ],
        },
      },
    },
    tour: 'Take the tour',
    onboarding: 'Set up my view again',
  },
} as const;
