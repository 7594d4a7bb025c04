import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { readConfig } from '../../config.ts';
import { startTestProduct } from '../../testing/test-product.ts';
import { apiDocs } from './api-docs.ts';

const FILE = fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url));

test('PLATFORM-8: docs/openapi.json is what the API serves (`npm run openapi` writes it)', async () => {
  const product = await startTestProduct();
  const { status, body } = await product.visitor.get('/api/docs/openapi.json');
  const page = await product.visitor.get('/api/docs');
  await product.close();
  expect(status).toBe(200);
  await expect(`${JSON.stringify(body, null, 1)}\n`).toMatchFileSnapshot(FILE);
  expect(page.text).toContain('<summary><b>POST</b> /api/runner/execute</summary>');
});

test('ASVS 13.4.5: production serves no documents of its calls', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test' }), production: true };
  const routes: string[] = [];
  const app = { get: (path: string) => void routes.push(path) };
  await apiDocs(app as unknown as Parameters<typeof apiDocs>[0], { config });
  expect(routes).toEqual([]);
});
