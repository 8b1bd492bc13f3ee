import 'server-only';
import type { PersonalizationSettings } from '@/lib/personalization/settings';
import { openDatabase } from './client';
import { touchVisitor, type Owner } from './visitor';

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

/** Changes the given switches and no others; the first change of a user fills the rest from `defaults`. */
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
