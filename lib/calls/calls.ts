import { API_CALL_IDS, type ApiCallId } from '@/lib/content/pages/api-docs';
import { analyzeBehavior } from './analyze-behavior';
import type { AnyCall, ApiCall, Method } from './api-call';
import { checkHealth } from './check-health';
import { countCampaignVisit } from './count-campaign-visit';
import { countClientError } from './count-client-error';
import { countExposures } from './count-exposures';
import { deleteMyData } from './delete-my-data';
import { downloadMyData } from './download-my-data';
import { getMyData } from './get-my-data';
import { getOpenApi } from './get-openapi';
import { getSettings } from './get-settings';
import { getSiteIndex } from './get-site-index';
import { getUser } from './get-user';
import { loadChat } from './load-chat';
import { makeShareLink } from './make-share-link';
import { patchNewUserStatus } from './patch-new-user-status';
import { patchSegment } from './patch-segment';
import { patchSettings } from './patch-settings';
import { requestDemo } from './request-demo';
import { sendChat } from './send-chat';
import { sendEvents } from './send-events';
import { sendFeedback } from './send-feedback';
import { withdrawConsent } from './withdraw-consent';

/** Source of the OpenAPI document, the docs page, and the fuzz and fault tests. A test compares it with app/api. */
export const apiCalls = {
  'get-user': getUser,
  'get-settings': getSettings,
  'patch-segment': patchSegment,
  'patch-new-user-status': patchNewUserStatus,
  'patch-settings': patchSettings,
  'analyze-behavior': analyzeBehavior,
  'send-events': sendEvents,
  'count-campaign-visit': countCampaignVisit,
  'count-exposures': countExposures,
  'count-client-error': countClientError,
  'send-chat': sendChat,
  'load-chat': loadChat,
  'send-feedback': sendFeedback,
  'request-demo': requestDemo,
  'make-share-link': makeShareLink,
  'get-my-data': getMyData,
  'download-my-data': downloadMyData,
  'delete-my-data': deleteMyData,
  'withdraw-consent': withdrawConsent,
  'check-health': checkHealth,
  'get-site-index': getSiteIndex,
  'get-openapi': getOpenApi,
} as const satisfies Record<ApiCallId, unknown>;

export function listCalls(): (ApiCall & { id: ApiCallId })[] {
  return API_CALL_IDS.map((id) => ({ id, ...findCall(id) }));
}

export function findCall(id: ApiCallId): ApiCall {
  const { endpoint, request, ...call }: AnyCall = apiCalls[id];
  const [method, path = ''] = endpoint.split(' ');
  return { ...call, method: method as Method, path, request: request as ApiCall['request'] };
}
