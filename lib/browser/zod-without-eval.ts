import { config } from 'zod/mini';

// Import before the first schema: otherwise zod tries `new Function`, which the content security policy blocks.
config({ jitless: true });
