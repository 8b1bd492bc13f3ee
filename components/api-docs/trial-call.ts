import type { ApiCall } from '@/lib/api/api-call';
import type { Method } from '@/lib/api/endpoint';
import type { ApiCallId } from '@/lib/content/pages/api-docs';

export type TrialCall = {
  id: ApiCallId;
  title: string;
  method: Method;
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query'; example: string }[];
  body: Readonly<Record<string, unknown>> | null;
};

export function selectTrialCall(id: ApiCallId, title: string, call: ApiCall): TrialCall {
  const { method, path, parameters = [], request } = call;
  return {
    id,
    title,
    method,
    path,
    parameters: parameters.map(({ name, in: place, example }) => ({ name, in: place, example })),
    body: request?.example ?? null,
  };
}
