import { z } from 'zod';
import { CAMPAIGN_KEYS, CAMPAIGN_VALUE_MAX } from '@/lib/config/campaign';

export const campaignSchema = z.partialRecord(z.enum(CAMPAIGN_KEYS), z.string().max(CAMPAIGN_VALUE_MAX));
