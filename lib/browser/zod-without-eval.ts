import { config } from 'zod/mini';

// Import before the first schema: zod would otherwise try `new Function`, which this site's content security policy
// blocks and reports.
config({ jitless: true });
