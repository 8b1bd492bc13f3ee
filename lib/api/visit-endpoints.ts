import type {
  AnalyzeBehaviorRequest,
  AnalyzeBehaviorResponse,
  EventsRequest,
  EventsResponse,
} from '@/lib/contracts/behavior';
import type { CampaignVisit, CampaignVisitResponse } from '@/lib/contracts/campaign';
import type { ClientError, ClientErrorResponse } from '@/lib/contracts/client-error';
import type { ExposuresRequest, ExposuresResponse } from '@/lib/experiments/contract';
import type { NewUserStatusChange, SegmentChange, Settings, User, Withdrawal } from '@/lib/contracts/visitor';
import type { Endpoint } from './endpoint';

// Endpoints that every page calls. Bundlers ship whole modules, so endpoints of single features are in a separate one.

const USERS = '/api/user/';
const SETTINGS = '/api/personalization-settings/';

/** Failures on these paths read `API error: 404` (spec §7). */
export const PERSONALIZATION_PATHS = [USERS, SETTINGS];

export const getUser: Endpoint<undefined, User> = `GET ${USERS}{id}`;
export const patchSegment: Endpoint<SegmentChange, User> = `PATCH ${USERS}{id}/segment`;
export const patchNewUserStatus: Endpoint<NewUserStatusChange, User> = `PATCH ${USERS}{id}/new-user-status`;
export const getSettings: Endpoint<undefined, Settings> = `GET ${SETTINGS}{id}`;
export const patchSettings: Endpoint<Partial<Settings>, Settings> = `PATCH ${SETTINGS}{id}`;
export const withdrawConsent: Endpoint<undefined, Withdrawal> = 'DELETE /api/consent';
export const analyzeBehavior: Endpoint<AnalyzeBehaviorRequest, AnalyzeBehaviorResponse> =
  'POST /api/analyze-behavior';
export const sendEvents: Endpoint<EventsRequest, EventsResponse> = 'POST /api/events';
export const countExposures: Endpoint<ExposuresRequest, ExposuresResponse> = 'POST /api/exposures';
export const countCampaignVisit: Endpoint<CampaignVisit, CampaignVisitResponse> = 'POST /api/campaign-visits';
export const countClientError: Endpoint<ClientError, ClientErrorResponse> = 'POST /api/client-errors';
