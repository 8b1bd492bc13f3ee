import 'server-only';
import type { User } from '@/lib/calls/user';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import type { PersonalizationSettings } from '@/lib/personalization/settings';
import { openDatabase, type Database } from './client';

/** First step of every write transaction: locks the visitor's row to serialize its writes. */
export function touchVisitor(database: Pick<Database, 'visitor'>, visitorId: string) {
  return database.visitor.upsert({
    where: { id: visitorId },
    create: { id: visitorId },
    update: { lastSeenAt: new Date() },
    select: { id: true },
  });
}

export type Owner = { visitorId: string; userId: number };

const DEFAULT_PROFILE: User = {
  segment: DEFAULT_PERSONA.segment,
  isNewUser: DEFAULT_PERSONA.visitor === 'new',
};

const PROFILE_FIELDS = { segment: true, isNewUser: true } as const;

export async function loadUser(owner: Owner): Promise<User> {
  const database = await openDatabase();
  const stored = await database.userProfile.findUnique({
    where: { visitorId_userId: owner },
    select: PROFILE_FIELDS,
  });
  return stored ?? DEFAULT_PROFILE;
}

export async function saveUser(owner: Owner, change: Partial<User>): Promise<User> {
  const database = await openDatabase();
  const [, profile] = await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.userProfile.upsert({
      where: { visitorId_userId: owner },
      create: { ...owner, ...DEFAULT_PROFILE, ...change },
      update: change,
      select: PROFILE_FIELDS,
    }),
  ]);
  return profile;
}

const SETTINGS_FIELDS = {
  contentPersonalization: true,
  navigationAdaptation: true,
  behavioralAnalytics: true,
} as const;

export async function loadSettings(owner: Owner): Promise<PersonalizationSettings | null> {
  const database = await openDatabase();
  return database.personalizationSettings.findUnique({
    where: { visitorId_userId: owner },
    select: SETTINGS_FIELDS,
  });
}

/** Changes only the given settings. The first change of a user takes the others from `defaults`. */
export async function saveSettings(
  owner: Owner,
  change: Partial<PersonalizationSettings>,
  defaults: PersonalizationSettings,
): Promise<PersonalizationSettings> {
  const database = await openDatabase();
  const [, settings] = await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.personalizationSettings.upsert({
      where: { visitorId_userId: owner },
      create: { ...owner, ...defaults, ...change },
      update: change,
      select: SETTINGS_FIELDS,
    }),
  ]);
  return settings;
}
