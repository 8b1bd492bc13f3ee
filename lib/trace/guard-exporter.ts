import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

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
