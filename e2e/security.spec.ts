import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, signIn, test } from './people.ts';

const WEB = join(import.meta.dirname, '../apps/web/dist');
const PROBLEMS = join(import.meta.dirname, '../content/problems');

/** Every file below a folder, as paths within it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Of each text the longest line that stands in no other: it names that text alone. */
function tellingLines(texts: readonly string[]): string[] {
  const linesOf = texts.map((text) => [...new Set(text.split('\n').map((line) => line.trim()))]);
  const count = new Map<string, number>();
  for (const line of linesOf.flat()) count.set(line, (count.get(line) ?? 0) + 1);
  return linesOf.flatMap((lines) =>
    lines
      .filter((line) => count.get(line) === 1)
      .toSorted((one, other) => other.length - one.length)
      .slice(0, 1),
  );
}

const PREFIX = 24;

/** Those of the texts that stand in another one: told by how they begin, as there are thousands of both. */
function foundIn(text: string, secrets: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  for (let at = 0; at + PREFIX <= text.length; at += 1)
    for (const secret of secrets.get(text.slice(at, at + PREFIX)) ?? [])
      if (text.startsWith(secret, at)) found.push(secret);
  return found;
}

test('ENTITLEMENTS-2: no bundle holds a solution or a test, and there are no source maps', async ({
  request,
}) => {
  const kept = filesBelow(PROBLEMS).filter((name) => /\/(?:submissions|secret)\//.test(name));
  const secrets = tellingLines(kept.map((name) => readFileSync(join(PROBLEMS, name), 'utf8'))).filter(
    (line) => line.length >= 40,
  );
  expect(secrets.length).toBeGreaterThan(40);
  const byBeginning = Map.groupBy(secrets, (secret) => secret.slice(0, PREFIX));
  // One of them is found where it stands.
  expect(foundIn(`const a = '${secrets[0]}';`, byBeginning)).toEqual([secrets[0]]);
  const files = filesBelow(WEB).filter((name) => !/\.(?:br|gz|woff2|png|ico)$/.test(name));
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const name of files) {
    const answer = await request.get(`/${name}`);
    expect(answer.ok(), name).toBe(true);
    const text = await answer.text();
    expect(text, name).not.toContain('sourceMappingURL');
    expect(foundIn(text, byBeginning), name).toEqual([]);
    const map = await request.get(`/${name}.map`);
    expect(map.status(), `${name}.map`).toBe(404);
  }
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">here</a>',
  '<a href="\u0001java\tscript:alert(1)">here</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<object data="javascript:alert(1)"></object>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<template><img src=x onerror=alert(1)></template>',
];

test('ASVS 3.2.2, T8: HTML that reaches a sink by mistake runs nothing and keeps nothing active', async ({
  page,
  account,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  const left = await page.evaluate((texts) => {
    const host = document.createElement('div');
    document.body.append(host);
    return texts.map((text) => {
      host.innerHTML = text;
      return host.innerHTML;
    });
  }, HOSTILE);
  for (const html of left) {
    expect(html).not.toMatch(/<(?:script|iframe|object|base|meta)|\son\w+=|javascript|srcdoc/i);
  }
  expect(dialogs).toEqual([]);
});

test('ASVS 3.4.3: a script from elsewhere, or made of a text, is refused', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  const refused = await page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
      () => {
        document.createElement('script').text = 'alert(1)';
      },
      () => new Worker('https://evil.example/x.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused']);
});
