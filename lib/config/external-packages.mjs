/**
 * Loaded from node_modules: compiled parts, and code that finds its own files by their place. Next traces them for the
 * image (deploy/collect.mjs), so the programs that esbuild bundles leave them out, too.
 */
export const EXTERNAL_PACKAGES = [
  'better-sqlite3',
  'pino',
  'undici',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@prisma/instrumentation',
];
