import 'server-only';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { describeError, getLogger } from '@/lib/log/logger';

type Tracing = Awaited<ReturnType<typeof createTracing>>;

// On globalThis, as the metrics are (lib/metrics/metrics.ts).
const shared = globalThis as typeof globalThis & { adaptiveSiteTracing?: Tracing };

/** Longer than a collector in the same network takes. */
const FLUSH_MS = 2000;

/** Sends traces of calls, their queries and the model's requests to a collector. Until then no library is loaded. */
export async function startTracing(collector: string): Promise<void> {
  shared.adaptiveSiteTracing ??= await createTracing(collector);
}

/** The spans that have ended. Without a collector, waits at most FLUSH_MS. */
export async function flushTraces(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());
  await Promise.race([shared.adaptiveSiteTracing?.flush(), timeout]);
}

/** Marks the call's span as failed. */
export function recordError(error: unknown): void {
  shared.adaptiveSiteTracing?.recordError(error);
}

/** The SDK reads the collector's address, its headers, the sampler and the service's name from OTEL_ variables. */
async function createTracing(collector: string) {
  const [{ SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources, { PrismaInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@prisma/instrumentation'),
    ]);
  const resource = resources.resourceFromAttributes({ 'service.name': 'adaptive-site' });
  const exporter = guardExporter(new OTLPTraceExporter(), collector, (text) => getLogger().warn(text));
  const provider = new sdk.NodeTracerProvider({
    resource: resource.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  new PrismaInstrumentation();
  return {
    flush: () => provider.forceFlush().catch(() => {}),
    recordError(error: unknown) {
      const span = trace.getActiveSpan();
      // Messages can quote visitors, so the log's description is used.
      const { name, message, stack } = describeError(error);
      span?.recordException({
        name: String(name),
        message: String(message ?? ''),
        stack: [name, stack].flat().join('\n'),
      });
      span?.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

/** Next's attributes with the request's address, which can contain a demo link's key or a visitor's search. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query', 'next.span_name'];

/** Removes addresses from spans, and tells once in a row that the collector does not take them: the SDK is silent. */
export function guardExporter(
  exporter: SpanExporter,
  collector: string,
  warn: (text: string) => void,
): SpanExporter {
  let isTold = false;
  return {
    export(spans, done) {
      for (const { attributes } of spans) for (const name of ADDRESSES) delete attributes[name];
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0;
        if (hasFailed && !isTold) warn(describe(collector, result.error));
        isTold = hasFailed;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

function describe(collector: string, error: Error | undefined): string {
  const code = error && 'code' in error && error.code !== undefined ? `${String(error.code)} ` : '';
  const reason = `${code}${error?.message ?? ''}`.trim() || 'no response';
  return `Traces do not arrive at ${new URL(collector).origin}/v1/traces (${reason}): correct OTEL_EXPORTER_OTLP_ENDPOINT, or remove it.`;
}
