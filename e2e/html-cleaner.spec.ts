import { fileURLToPath } from 'node:url';

import { loadContent } from '@abhyas/content/load-content';
import type { SubtopicDetail } from '@abhyas/contract/learning';
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';
import { XSS_VECTORS } from './xss-vectors.ts';

const CONTENT = fileURLToPath(new URL('../content', import.meta.url));
const TEXT = '/learn/first-steps/your-first-c-program';

/** What of a drawn text could run, load, submit or stand for something of the page's. */
function activeParts(host: Element): string[] {
  return [...host.querySelectorAll('*')].flatMap((element) => {
    const known =
      'script iframe frame object embed base meta link form template portal animate set use foreignobject';
    const tag = element.localName.toLowerCase();
    const parts = known.split(' ').includes(tag) ? [`<${tag}>`] : [];
    for (const { name, value } of element.attributes) {
      const address = ['href', 'src', 'action', 'formaction', 'poster', 'background', 'xlink:href'].includes(
        name,
      );
      if (name.startsWith('on') || ['srcdoc', 'name', 'form'].includes(name)) parts.push(`${tag} ${name}`);
      if (name === 'id' && !value.startsWith('user-content-')) parts.push(`${tag} id=${value}`);
      if (address && !/^(?:https?:|mailto:|\/|#|data:image\/|[^:]*$)/i.test(value.trim()))
        parts.push(`${name}=${value}`);
    }
    return parts;
  });
}

async function openText(page: Page): Promise<void> {
  await page.goto(TEXT);
  await expect(page.locator('.prose').first()).toBeVisible();
}

test(
  'T8: no known attack in the HTML of a lesson, were it in the database, runs or keeps a place in the page',
  { tag: '@thorough' },
  async ({ page, account }) => {
    await signIn(page, account);
    let html = '';
    await page.route('**/api/content/subtopic/first-steps', async (route) => {
      const response = await route.fetch();
      const detail = (await response.json()) as SubtopicDetail;
      const assets = detail.assets.map((asset) =>
        asset.type === 'text' ? { ...asset, assetData: { ...asset.assetData, text: html } } : asset,
      );
      await route.fulfill({ response, json: { ...detail, assets } });
    });
    for (let from = 0; from < XSS_VECTORS.length; from += 10) {
      html = `<p>begins</p>${XSS_VECTORS.slice(from, from + 10)
        .map((vector) => `<div>${vector}</div>`)
        .join('')}`;
      await openText(page);
      const text = page.locator('.prose').first();
      await expect(text).toContainText('begins');
      expect(await text.evaluate(activeParts)).toEqual([]);
      expect(await page.evaluate(() => 'told' in window)).toBe(false);
    }
  },
);

test('T8: each known attack loses what it lives from, wherever it is written as HTML', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await openText(page);
  await page.evaluate(`window.activeParts = ${String(activeParts)}`);
  const left = await page.evaluate((vectors) => {
    const { activeParts: look } = window as unknown as { activeParts: (host: Element) => string[] };
    return vectors.flatMap((vector) => {
      const host = document.createElement('div');
      document.body.append(host);
      host.innerHTML = vector;
      const parts = look(host);
      const again = document.createElement('div');
      again.innerHTML = host.innerHTML;
      parts.push(...look(again));
      const { body, cookie, forms } = document;
      const own = [body, cookie, forms, window.fetch].map((each) => typeof each);
      host.remove();
      return parts.length > 0 || own.join() !== 'object,string,object,function'
        ? [{ vector, parts, own }]
        : [];
    });
  }, XSS_VECTORS);
  expect(left).toEqual([]);
  expect(await page.evaluate(() => 'told' in window)).toBe(false);
});

/** Every text of the release that is drawn as HTML: strings with a closing tag below a body, a question or a page. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /<\/[a-z]/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    ['starter', 'customTestcase', 'judging'].includes(name) ? [] : textsOf(each, name),
  );
}

test(
  'every text of the content is drawn as it was written',
  { tag: '@thorough' },
  async ({ page, account, context }) => {
    // It reads the whole school.
    test.setTimeout(180_000);
    await signIn(page, account);
    const loaded = await loadContent(CONTENT);
    if (!loaded.ok) throw new Error('the content has faults');
    const texts = [...new Set(textsOf(loaded.bundle.release))];
    expect(texts.length).toBeGreaterThan(1500);
    // Without a policy of the server's nothing is cleaned.
    const plain = await context.newPage();
    const written = await plain.evaluate(
      (all) =>
        all.map((html) => {
          const host = document.createElement('div');
          host.innerHTML = html;
          return host.innerHTML;
        }),
      texts,
    );
    await openText(page);
    const drawn = await page.evaluate(
      (all) =>
        all.map((html) => {
          const host = document.createElement('div');
          host.innerHTML = html;
          return host.innerHTML;
        }),
      texts,
    );
    const changed = texts.flatMap((_, at) => (drawn[at] === written[at] ? [] : [[written[at], drawn[at]]]));
    expect(changed.slice(0, 3)).toEqual([]);
  },
);
