import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { Metrics } from './metrics.ts';

const DEPLOY = new URL('../../../deploy/', import.meta.url);
const ASKED = /\babhyas_runner_\w+/g;

test('every panel and alert about runners asks for metrics that a runner has', async () => {
  const board = await readFile(new URL('grafana/abhyas.json', DEPLOY), 'utf8');
  const alerts = await readFile(new URL('abhyas-alerts.yaml', DEPLOY), 'utf8');
  const asked = `${board}${alerts}`.match(ASKED) ?? [];
  expect(asked.length).toBeGreaterThan(6);
  const { registry } = new Metrics();
  const known = await registry.getMetricsAsJSON();
  const names = known.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});
