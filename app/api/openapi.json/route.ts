import { getOpenApi } from '@/lib/api/feature-endpoints';
import { createOpenApiDocument } from '@/lib/api/open-api-document';
import { handle, route } from '@/lib/http/route';

const DOCUMENT = createOpenApiDocument();

// Through the wrapper like every call, because files and prerendered responses refuse other methods differently.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getOpenApi, { isOpen: true, handle: () => DOCUMENT }),
);
