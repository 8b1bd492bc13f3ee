import { route } from '@/lib/http/route';
import { createOpenApiDocument } from '@/lib/openapi/open-api-document';

const DOCUMENT = createOpenApiDocument();

// Through the wrapper like every call, because a file or a prerendered answer would refuse other methods in another way.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/openapi.json',
  { GET: async () => Response.json(DOCUMENT) },
  { isOpen: true },
);
