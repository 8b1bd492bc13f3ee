import {
  EMPTY_PROFILE,
  INTERESTS,
  NAME_MAX_LENGTH,
  parseProfile,
  rankInterests,
  type Profile,
} from './profile';

test('a stored profile is read back', () => {
  const profile: Profile = {
    name: 'Ada <b>',
    role: 'cto',
    companySize: '1000+',
    interests: ['A/B Testing', 'API Integration'],
    integrationTopic: 'events',
    businessGoal: 'cycle',
  };
  expect(parseProfile(JSON.stringify(profile))).toEqual(profile);
});

test('valid fields survive next to invalid ones, and names have a maximum length', () => {
  const stored = {
    name: 'x'.repeat(NAME_MAX_LENGTH + 1),
    role: 'sales',
    interests: ['Chess', 'A/B Testing'],
  };
  expect(parseProfile(JSON.stringify(stored))).toEqual({
    ...EMPTY_PROFILE,
    name: 'x'.repeat(NAME_MAX_LENGTH),
    role: 'sales',
    interests: ['A/B Testing'],
  });
});

test('interests of the goal come first, without duplicates', () => {
  const ranked = rankInterests(['API Integration', 'A/B Testing']);
  expect(ranked.slice(0, 3)).toEqual(['API Integration', 'A/B Testing', 'AI Personalization']);
  expect([...ranked].sort()).toEqual([...INTERESTS].sort());
});
