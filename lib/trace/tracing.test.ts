import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { guardExporter } from './tracing';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

test('a collector that takes no traces is told once, and again after it did', () => {
  const failed: Result = { code: 1, error: Object.assign(new Error('Not Found'), { code: 404 }) };
  const results: Result[] = [
    failed,
    failed,
    { code: 0 },
    { code: 1, error: new Error('connect ECONNREFUSED') },
  ];
  const warnings: string[] = [];
  const exporter: SpanExporter = {
    export: (_, done) => done(results.shift() ?? { code: 0 }),
    shutdown: async () => {},
  };
  const guarded = guardExporter(exporter, 'https://user:secret@collector.example:4318', (text) =>
    warnings.push(text),
  );
  const done = jest.fn();
  for (let exports = 0; exports < 4; exports += 1) guarded.export([], done);
  expect(done).toHaveBeenCalledTimes(4);
  expect(warnings).toEqual([
    'Traces do not arrive at https://collector.example:4318/v1/traces (404 Not Found): correct OTEL_EXPORTER_OTLP_ENDPOINT, or remove it.',
    expect.stringContaining('(connect ECONNREFUSED)'),
  ]);
});
