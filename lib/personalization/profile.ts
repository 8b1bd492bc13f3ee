import { parseRecord } from './record';

export const ROLE_IDS = [
  'ceo',
  'cto',
  'developer',
  'product-manager',
  'marketing',
  'sales',
  'other',
] as const;
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export const INTERESTS = [
  'AI Personalization',
  'Behavior Analytics',
  'A/B Testing',
  'Real-time Adaptation',
  'API Integration',
  'Dashboard & Insights',
  'Custom Recommendations',
  'Multi-channel Support',
] as const;
export const INTEGRATION_TOPIC_IDS = ['contracts', 'events', 'rendering', 'privacy'] as const;
export const BUSINESS_GOAL_IDS = ['leads', 'conversion', 'cycle', 'retention'] as const;
export const NAME_MAX_LENGTH = 60;

export type RoleId = (typeof ROLE_IDS)[number];
type CompanySize = (typeof COMPANY_SIZES)[number];
export type Interest = (typeof INTERESTS)[number];
export type IntegrationTopicId = (typeof INTEGRATION_TOPIC_IDS)[number];
export type BusinessGoalId = (typeof BUSINESS_GOAL_IDS)[number];

/** Details that visitors enter about themselves. All are optional and none leaves the browser. */
export type Profile = {
  readonly name: string;
  readonly role: RoleId | null;
  readonly companySize: CompanySize | null;
  readonly interests: readonly Interest[];
  readonly integrationTopic: IntegrationTopicId | null;
  readonly businessGoal: BusinessGoalId | null;
};

export const EMPTY_PROFILE: Profile = {
  name: '',
  role: null,
  companySize: null,
  interests: [],
  integrationTopic: null,
  businessGoal: null,
};

export function parseProfile(text: string | null): Profile {
  const stored = parseRecord(text) ?? {};
  const interests = Array.isArray(stored.interests) ? stored.interests : [];
  return {
    name: typeof stored.name === 'string' ? stored.name.slice(0, NAME_MAX_LENGTH) : '',
    role: findId(ROLE_IDS, stored.role),
    companySize: findId(COMPANY_SIZES, stored.companySize),
    interests: INTERESTS.filter((interest) => interests.includes(interest)),
    integrationTopic: findId(INTEGRATION_TOPIC_IDS, stored.integrationTopic),
    businessGoal: findId(BUSINESS_GOAL_IDS, stored.businessGoal),
  };
}

export function rankInterests(recommended: readonly Interest[]): Interest[] {
  return [...recommended, ...INTERESTS.filter((interest) => !recommended.includes(interest))];
}

export function findId<Id extends string>(ids: readonly Id[], value: unknown): Id | null {
  return ids.find((id) => id === value) ?? null;
}
