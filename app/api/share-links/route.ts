import type { z } from 'zod';
import { makeShareLink as definition, type shareLinkRequestSchema } from '@/lib/calls/make-share-link';
import { handle, route, type Call } from '@/lib/http/route';
import { enforceShareLinkLimit, makeShareLink } from '@/lib/http/share-link';

async function make({ request, body }: Call<z.output<typeof shareLinkRequestSchema>>) {
  await enforceShareLinkLimit(request);
  return makeShareLink(body);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(definition, {
    handle: make,
    demo: make,
  }),
);
