import type { Config } from '../../config.ts';
import type { Tracing } from './open-telemetry.ts';

/** Traces go to OTEL_EXPORTER_OTLP_ENDPOINT. Without it nothing is loaded, and nothing costs anything. */
export async function openTracing(
  config: Pick<Config, 'tracing' | 'trustProxy'>,
): Promise<Tracing | undefined> {
  if (!config.tracing) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...config.tracing, believesCallers: config.trustProxy !== undefined });
}
