import { getOpenApi } from '@/lib/calls/get-openapi';
import { createOpenApiDocument } from '@/lib/calls/open-api-document';
import { handle, route } from '@/lib/http/route';

const DOCUMENT = createOpenApiDocument();

// Through the wrapper like every call, because files and prerendered responses refuse other methods differently.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getOpenApi, { handle: () => DOCUMENT }),
);
