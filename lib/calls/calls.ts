import { API_CALL_IDS, type ApiCallId } from '@/lib/content/pages/api-docs';
import { analyzeBehavior } from './analyze-behavior';
import type { AnyCall, ApiCall, Method } from './api-call';
import { checkHealth } from './check-health';
import { countCampaignVisit } from './count-campaign-visit';
import { countClientError } from './count-client-error';
import { countExposures } from './count-exposures';
import { deleteMyData, downloadMyData, getMyData, withdrawConsent } from './my-data';
import { getOpenApi } from './get-openapi';
import { getSettings, patchSettings } from './settings';
import { getSiteIndex } from './get-site-index';
import { getUser, patchNewUserStatus, patchSegment } from './user';
import { loadChat, sendChat } from './chat';
import { makeShareLink } from './make-share-link';
import { requestDemo } from './request-demo';
import { sendEvents } from './send-events';
import { sendFeedback } from './send-feedback';

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
