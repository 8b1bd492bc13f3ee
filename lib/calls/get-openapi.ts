import { z } from 'zod';
import { defineCall } from './api-call';

export const getOpenApi = defineCall({
  endpoint: 'GET /api/openapi.json',
  response: {
    status: 200,
    schema: z.looseObject({ openapi: z.string() }),
    example: { openapi: '3.1.1', info: {}, paths: {} },
  },
  isOpen: true,
});
