import { config } from 'zod/mini';

// Imported before the first schema: zod would otherwise try `new Function`, which this site's policy refuses and reports.
config({ jitless: true });
