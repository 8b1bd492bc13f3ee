import { makeShareLink as endpoint } from '@/lib/api/feature-endpoints';
import { shareLinkRequestSchema } from '@/lib/contracts/share-link';
import { handle, route } from '@/lib/http/route';
import { makeShareLink } from '@/lib/http/share-link';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(endpoint, {
    status: 201,
    body: shareLinkRequestSchema,
    handle: ({ body }) => makeShareLink(body),
    demo: ({ body }) => makeShareLink(body),
  }),
);
