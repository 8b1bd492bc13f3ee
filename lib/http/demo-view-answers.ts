import { analyzeByRules } from '@/lib/ai/analyze-by-rules';
import type { AnalyzeBehaviorResponse } from '@/lib/contracts/analyze-behavior';
import { campaignVisitSchema, type CampaignVisitResponse } from '@/lib/contracts/campaign-visit';
import { clientErrorSchema, type ClientErrorResponse } from '@/lib/contracts/client-error';
import type { Withdrawal } from '@/lib/contracts/consent';
import { demoRequestSchema, type DemoRequestResponse } from '@/lib/contracts/demo-request';
import { eventsRequestSchema, type EventsResponse } from '@/lib/contracts/events';
import { feedbackRequestSchema, type FeedbackResponse } from '@/lib/contracts/feedback';
import type { MyData, MyDataDeletion } from '@/lib/contracts/my-data';
import { answerDemoChat } from './demo-view-chat';
import {
  changeDemoSegment,
  changeDemoSettings,
  changeDemoVisitor,
  readDemoSettings,
  readDemoUser,
} from './demo-view-profile';
import { readBehaviors } from './read-behaviors';
import { readBody } from './read-body';
import type { Handler } from './route';
import { makeShareLink } from './share-link';

/** Where no row is. */
const NO_ID = -1;
const NO_DATA = {
  visitor: null,
  profiles: [],
  settings: [],
  messages: [],
  feedback: [],
  events: [],
  demoRequests: [],
  next: null,
} satisfies MyData;
const NONE_DELETED: MyDataDeletion['deleted'] = {
  profiles: 0,
  settings: 0,
  messages: 0,
  feedback: 0,
  events: 0,
  demoRequests: 0,
};

/**
 * What calls answer in the demo view, by path and method: in the shape of their contracts, from nobody's rows and
 * leaving none. A call that is not listed is refused there, so that no new one writes by oversight.
 */
export const DEMO_ANSWERS: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  '/api/user/[id]': { GET: readDemoUser },
  '/api/user/[id]/segment': { PATCH: changeDemoSegment },
  '/api/user/[id]/new-user-status': { PATCH: changeDemoVisitor },
  '/api/personalization-settings/[id]': { GET: readDemoSettings, PATCH: changeDemoSettings },
  '/api/chat': { POST: answerDemoChat },
  '/api/chat/[userId]': { GET: async () => Response.json([]) },
  '/api/share-links': { POST: makeShareLink },
  '/api/analyze-behavior': {
    async POST({ request }) {
      const analysis: AnalyzeBehaviorResponse = analyzeByRules(await readBehaviors(request));
      return Response.json(analysis);
    },
  },
  '/api/events': {
    async POST({ request }) {
      await readBody(request, eventsRequestSchema);
      return Response.json({ accepted: 0 } satisfies EventsResponse);
    },
  },
  '/api/campaign-visits': {
    async POST({ request }) {
      await readBody(request, campaignVisitSchema);
      return Response.json({ counted: false } satisfies CampaignVisitResponse);
    },
  },
  '/api/client-errors': {
    async POST({ request }) {
      await readBody(request, clientErrorSchema);
      return Response.json({ counted: false } satisfies ClientErrorResponse);
    },
  },
  '/api/feedback': {
    async POST({ request }) {
      await readBody(request, feedbackRequestSchema);
      return Response.json({ id: NO_ID } satisfies FeedbackResponse, { status: 201 });
    },
  },
  '/api/demo-requests': {
    async POST({ request }) {
      const { requestId } = await readBody(request, demoRequestSchema);
      return Response.json({ requestId } satisfies DemoRequestResponse, { status: 201 });
    },
  },
  '/api/my-data': {
    GET: async () => Response.json(NO_DATA),
    DELETE: async () => Response.json({ deleted: NONE_DELETED } satisfies MyDataDeletion),
  },
  '/api/consent': {
    async DELETE() {
      const { profiles, settings, events } = NONE_DELETED;
      return Response.json({ deleted: { profiles, settings, events } } satisfies Withdrawal);
    },
  },
};
