import 'server-only';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { openDatabase } from './client';
import { touchVisitor, type Owner } from './visitor';

/** A stored segment is a string: an older or newer version of the site may have other segments. */
export type UserProfile = { segment: string; isNewUser: boolean };

const DEFAULT_PROFILE: UserProfile = {
  segment: DEFAULT_PERSONA.segment,
  isNewUser: DEFAULT_PERSONA.visitor === 'new',
};

const PROFILE_FIELDS = { segment: true, isNewUser: true } as const;

export async function loadUser(owner: Owner): Promise<UserProfile> {
  const database = await openDatabase();
  const stored = await database.userProfile.findUnique({
    where: { visitorId_userId: owner },
    select: PROFILE_FIELDS,
  });
  return stored ?? DEFAULT_PROFILE;
}

export async function saveUser(owner: Owner, change: Partial<UserProfile>): Promise<UserProfile> {
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
