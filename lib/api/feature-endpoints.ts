import type { ChatMessage, ChatRequest } from '@/lib/contracts/chat';
import type { DemoRequest, DemoRequestResponse } from '@/lib/contracts/demo-request';
import type { ExperimentReports } from '@/lib/experiments/contract';
import type { FeedbackRequest, FeedbackResponse } from '@/lib/contracts/feedback';
import type { Liveness, Readiness } from '@/lib/contracts/health';
import type { LiveAnalytics } from '@/lib/contracts/live';
import type { MyData, MyDataDeletion } from '@/lib/contracts/my-data';
import type { ShareLinkRequest, ShareLinkResponse } from '@/lib/contracts/share-link';
import type { SiteEntry } from '@/lib/contracts/site-index';
import type { Endpoint } from './endpoint';

// Endpoints that the browser calls only once a feature is used, and those for programs only.

const CHAT = '/api/chat';
const MY_DATA = '/api/my-data';

export const sendChat: Endpoint<ChatRequest, readonly ChatMessage[]> = `POST ${CHAT}`;
export const loadChat: Endpoint<undefined, readonly ChatMessage[]> = `GET ${CHAT}/{userId}`;
export const sendFeedback: Endpoint<FeedbackRequest, FeedbackResponse> = 'POST /api/feedback';
export const requestDemo: Endpoint<DemoRequest, DemoRequestResponse> = 'POST /api/demo-requests';
export const makeShareLink: Endpoint<ShareLinkRequest, ShareLinkResponse> = 'POST /api/share-links';
export const getMyData: Endpoint<undefined, MyData> = `GET ${MY_DATA}`;
export const deleteMyData: Endpoint<undefined, MyDataDeletion> = `DELETE ${MY_DATA}`;
export const getSiteIndex: Endpoint<undefined, readonly SiteEntry[]> = 'GET /api/site-index.json';
export const listExperiments: Endpoint<undefined, ExperimentReports> = 'GET /api/experiments';
export const checkHealth: Endpoint<undefined, Readiness | Liveness> = 'GET /api/health';
export const getOpenApi: Endpoint<undefined, object> = 'GET /api/openapi.json';
// Not part of the published reference.
export const getLive: Endpoint<undefined, LiveAnalytics> = 'GET /api/live';
export const getMetrics: Endpoint = 'GET /api/metrics';
