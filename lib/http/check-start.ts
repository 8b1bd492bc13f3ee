import 'server-only';
import type { Env } from '@/lib/config/env';
import { startMetrics } from '@/lib/metrics/metrics';

export async function checkStart({ metricsToken }: Env): Promise<void> {
  if (metricsToken !== undefined) await startMetrics();
}
