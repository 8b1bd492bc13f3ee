import { getOpenApi } from '@/lib/api/feature-endpoints';
import { createOpenApiDocument } from '@/lib/api/open-api-document';
import { handle, route } from '@/lib/http/route';

const DOCUMENT = createOpenApiDocument();

// Through the wrapper like every call: a file or a prerendered response would refuse other methods in another way.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getOpenApi, { isOpen: true, handle: () => DOCUMENT }),
);
