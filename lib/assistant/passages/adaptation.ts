import { ROUTES } from '@/lib/config/routes';
import { homeCopy, HOME_TAB_IDS } from '@/lib/content/home';
import { FEATURE_IDS, featuresCopy, type FeatureId } from '@/lib/content/pages/features';
import { settingsCopy } from '@/lib/content/pages/settings';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { RULES, type RuleId } from '@/lib/personalization/rules';
import { joinSentence, type Passage } from '../passage';

const { selectorBar, settings } = shellCopy;
const { documentation, overview } = featuresCopy;

const RULE_ASKS: Readonly<Record<RuleId, string>> = {
  'persona-source':
    'where does my view come from; how does the site know who i am; how do you know that i am a developer; does the site remember me',
  'goal-segment': 'what does my goal change; what happens when i choose a goal',
  'content-switches': 'what happens when i switch adaptation off',
  'cluster-from-behavior':
    'how are clicks turned into a cluster; what does the behavior analysis look at; scroll depth',
  'navigation-audience':
    'why are these pages suggested to me; which pages do developers get in the navigation',
  'navigation-boost': 'why is the navigation sorted like this; order of the sidebar links; navigation score',
  'primary-call-to-action':
    'why is this the main button; why does it say schedule demo; how is the call to action chosen',
  'block-priority': 'why does this block come first; does the order of content blocks change',
  'block-urgency': 'why does this block stand out; what does do this first mean',
  'recommendation-boost': 'how are recommendations picked; why was this recommended; match score in percent',
  'hub-score': 'how are articles in the content hub ranked for me',
  'onboarding-path': 'what does the onboarding ask me; which onboarding steps do i get',
};

const FEATURE_ASKS: Readonly<Record<FeatureId, string>> = {
  'first-byte': 'does the page flicker; right words first; no flash',
  'smart-navigation': 'smart navigation; how are suggested pages sorted',
  'content-blocks': 'what are content blocks; ai content',
  'behavior-analysis': 'how does the behavior analysis work',
  onboarding:
    'how does the onboarding work; set up my view; is there a tour of the site; interactive tutorial; take the tour',
  recommendations: 'what do the percent scores of recommendations mean',
  assistant: 'how does the chat assistant work; does the assistant know the page i am on',
  'visitor-controls': 'which controls does a visitor have',
};

const views: readonly Passage[] = [
  {
    title: 'Segments: whose page you see',
    href: ROUTES.home,
    text: joinSentence(
      'A segment is the kind of reader that a page is written for',
      SEGMENTS.map(
        (id) => `${selectorBar.segment.options[id].label}: ${selectorBar.segment.options[id].description}`,
      ),
    ),
    kind: 'adaptation',
    asks: 'what is a segment; which segments are there; innovation leader, developer, sales prospect',
  },
  {
    title: 'Choose another view: segment and behavior',
    href: ROUTES.home,
    text: `${selectorBar.label} on the home page. ${ruleCopy['persona-source'].because}`,
    kind: 'adaptation',
    asks: 'how do i change to the developer view; switch the segment; see the page as someone else; change my role; what would a sales prospect see here; how does a developer see this page',
  },
  {
    title: 'Behavior: explorer, researcher and converter',
    href: `${ROUTES.features}#rule-cluster-from-behavior`,
    text: joinSentence(
      'There are three kinds of behavior',
      CLUSTERS.map(
        (id) => `${selectorBar.cluster.options[id].label}: ${selectorBar.cluster.options[id].description}`,
      ),
    ),
    kind: 'adaptation',
    asks: 'what is a cluster; what do explorer, researcher and converter mean; how do you decide if i am an explorer or a researcher; kinds of behavior',
  },
];

const switches = Object.values(settings.switches).map(({ label, description }): Passage => ({
  title: `${settings.heading}: ${label}`,
  href: `${ROUTES.settings}#personalization`,
  text: `${label}: ${description}`,
  kind: 'adaptation',
}));

const rules = RULES.map(({ id }): Passage => {
  const { name, description, trigger, examples, because } = ruleCopy[id];
  return {
    title: `Rule: ${name}`,
    href: `${ROUTES.features}#rule-${id}`,
    text: `${because} ${description} It runs at this point: ${trigger.toLowerCase()} ${examples[0]}`,
    kind: 'adaptation',
    asks: RULE_ASKS[id],
  };
});

const features = FEATURE_IDS.map((id): Passage => ({
  title: `Feature: ${overview.items[id].title}`,
  href: `${ROUTES.features}#overview`,
  text: `${overview.items[id].title}: ${overview.items[id].text}`,
  kind: 'adaptation',
  asks: FEATURE_ASKS[id],
}));

const howItWorks = HOME_TAB_IDS.map((id): Passage => {
  const { label, headline, text, bullets } = homeCopy.tabs.items[id];
  return {
    title: `${label}: ${headline}`,
    href: `${ROUTES.home}#how-it-works`,
    text: `${text} ${bullets.join(' ')}`,
    kind: 'adaptation',
  };
});

export const adaptationPassages: readonly Passage[] = [
  ...views,
  {
    title: documentation.heading,
    href: `${ROUTES.features}#documentation`,
    text: documentation.steps.map(({ title, text }) => `${title} ${text}`).join(' '),
    kind: 'adaptation',
    asks: 'how does personalization work; how does the site adapt to me; which rules decide what i see; the twelve rules; can i test the rules; try a rule; is this page different for other people; what do others see; is my behavior analyzed with ai',
  },
  {
    title: settings.heading,
    href: `${ROUTES.settings}#personalization`,
    text: settings.text,
    kind: 'adaptation',
    bySegment: settingsCopy.head.lede,
    asks: 'turn personalization off; can i disable adaptation; see the same page as everyone; force the standard page; where do i change my settings; i do not want a personal page',
  },
  ...switches,
  ...rules,
  ...features,
  ...howItWorks,
];
