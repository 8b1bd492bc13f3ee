import { API_CALL_IDS, type ApiCallId } from '@/lib/content/pages/api-docs';
import type { ApiCall } from './api-call';
import { behaviorCalls } from './calls/behavior-calls';
import { conversationCalls } from './calls/conversation-calls';
import { siteCalls } from './calls/site-calls';
import { visitorCalls } from './calls/visitor-calls';

/** Every call that this site answers. A test compares the list with the handlers under app/api. */
export const apiCalls: Readonly<Record<ApiCallId, ApiCall>> = {
  ...visitorCalls,
  ...behaviorCalls,
  ...conversationCalls,
  ...siteCalls,
};

export function listCalls(): (ApiCall & { id: ApiCallId })[] {
  return API_CALL_IDS.map((id) => ({ id, ...apiCalls[id] }));
}
