import { askSite } from '../lib/config/listening.mjs';

// The image's health check. Pages are served without the database, too, so it is not asked for: the migration before the
// start has reached it.
const { PORT, LISTEN } = process.env;
const status = await askSite('/api/health?probe=live', { port: PORT, listen: LISTEN });
process.exitCode = status === 200 ? 0 : 1;
