import { weigh } from '../../apps/web/build/weigh.ts';

/** What the screen on which steps are looked at adds to all JavaScript of the app, in KiB of brotli. */
export async function tracerWeightKib(): Promise<number> {
  const without = {
    '/features/tracing/components/tracer-window.tsx': 'export const TracerWindow = () => null;',
  };
  return ((await weigh()) - (await weigh(without))) / 1024;
}
