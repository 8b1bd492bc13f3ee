import { makeShareLink as definition } from '@/lib/calls/make-share-link';
import { handle, route } from '@/lib/http/route';
import { makeShareLink } from '@/lib/http/share-link';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(definition, {
    handle: ({ body }) => makeShareLink(body),
    demo: ({ body }) => makeShareLink(body),
  }),
);
