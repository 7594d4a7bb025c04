import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const DEPLOY = new URL('../../../../../deploy/', import.meta.url);

type Sample = { readonly name: string; readonly labels: ReadonlyMap<string, string> };
type Selector = {
  readonly name: string;
  readonly label: string;
  readonly sign: string;
  readonly value: string;
};

let product: TestProduct;
let samples: readonly Sample[];
let expressions: readonly string[];

/** A product that has answered well and badly, at the routes that the dashboard tells apart. */
beforeAll(async () => {
  product = await startTestProduct();
  const learner = await product.learner();
  const run = { code: 'print(1)', language: 5, mode: 'run', assetId: 'basics-sum' };
  await learner.post('/api/runner/execute', run);
  await learner.get('/api/content');
  await learner.post('/api/auth', { email: 'nobody@example.in', password: 'a kolam a day' });
  await product.db.schema.alterTable('settings').renameTo('settings_gone').execute();
  await learner.get('/api/settings/getsettings');
  await product.db.insertInto('own_failure').values({ kind: 'run', cause: 'a "broken" box' }).execute();
  const text = await (await fetch(product.app.metricsAddress())).text();
  samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)].map(([, name = '', labels = '']) => ({
    name,
    labels: new Map(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]),
    ),
  }));
  const board = await readFile(new URL('grafana/abhyas.json', DEPLOY), 'utf8');
  const alerts = await readFile(new URL('abhyas-alerts.yaml', DEPLOY), 'utf8');
  expressions = [
    ...[...board.matchAll(/"expr":\s*("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
      String(JSON.parse(text)),
    ),
    ...[...alerts.matchAll(/^\s*expr: (.*)$/gm)].map(([, expression = '']) => expression),
    // Those of runners are held by apps/runner/src/dashboard.test.ts.
  ].filter((expression) => !expression.includes('abhyas_runner_') && !expression.startsWith('up{'));
});
afterAll(() => product.close());

test('every panel and alert asks for metrics that are there', () => {
  expect(expressions.length).toBeGreaterThan(25);
  const names = new Set(samples.map(({ name }) => name));
  const asked = expressions.flatMap((text) => text.match(/\b(?:abhyas|nodejs|process)_\w+/g) ?? []);
  expect([...new Set(asked)].filter((name) => !names.has(name))).toEqual([]);
});

test('every condition on a label finds something, and so does what each sum is grouped by', () => {
  const conditions: Selector[] = expressions.flatMap((text) =>
    [...text.matchAll(/(\w+)\{(\w+)(=~|!~|=|!=)"([^"]*)"\}/g)].map(
      ([, name = '', label = '', sign = '', value = '']) => ({ name, label, sign, value }),
    ),
  );
  expect(conditions.length).toBeGreaterThan(5);
  expect(conditions.filter((condition) => !samples.some((sample) => meets(sample, condition)))).toEqual([]);
  const grouped = expressions.flatMap((text) =>
    [...text.matchAll(/by \(([^)]*)\) \(rate\((\w+)/g)].flatMap(([, labels = '', name = '']) =>
      labels.split(', ').map((label) => ({ label, name })),
    ),
  );
  expect(grouped.length).toBeGreaterThan(5);
  const missing = grouped.filter(
    ({ label, name }) => !samples.some((sample) => sample.name === name && sample.labels.has(label)),
  );
  expect(missing).toEqual([]);
});

test('a panel of failures shows zero, and not that it knows nothing, while there are none', async () => {
  const board = await readFile(new URL('grafana/abhyas.json', DEPLOY), 'utf8');
  for (const failures of ['status=~\\"5..\\"', 'abhyas_own_failures_hour', 'abhyas_runner_faults_total']) {
    const line = board.split('\n').find((text) => text.includes('"expr"') && text.includes(failures));
    expect(line).toContain('or vector(0)');
  }
});

function meets(sample: Sample, { name, label, sign, value }: Selector): boolean {
  const found = sample.labels.get(label);
  if (sample.name !== name || found === undefined) return false;
  const equal = sign.endsWith('~') ? new RegExp(`^(?:${value})$`).test(found) : found === value;
  return sign.startsWith('!') ? !equal : equal;
}
