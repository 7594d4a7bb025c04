import { expect, test } from 'vitest';

import { messages } from '../../messages.ts';
import { translated } from '../../translation.ts';
import { hindi } from './hindi.ts';

type Text = { readonly path: string; readonly english: string; readonly translation: unknown };

/** Groups whose texts the API speaks, in mails and results; they are in English for now. */
const SPOKEN_BY_API =
  /^(?:\w*[mM]ails|errors|running\.(?:denied|reference|result|where|reason)|payments\.(?:err|captured)|notifications\.texts)/;
/** Share of texts that may be newer than their translation. */
const TOLERATED = 0.15;
const STYLE = /\.type$/;

function textsOf(english: unknown, translation: unknown, path = ''): Text[] {
  if (typeof english === 'string') return [{ path, english, translation }];
  if (typeof english !== 'object' || english === null) return [];
  const over = (translation ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(english).flatMap(([key, text]) =>
    textsOf(text, over[key], path ? `${path}.${key}` : key),
  );
}

const all = textsOf(messages, hindi).filter(({ path }) => !STYLE.test(path));
const placeholders = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test('Hindi keeps the placeholders of every text', () => {
  const broken = all.filter(({ english, translation }) => {
    return (
      typeof translation === 'string' && String(placeholders(translation)) !== String(placeholders(english))
    );
  });
  expect(broken.map(({ path }) => path)).toEqual([]);
});

test('nearly every text of the browser has its Hindi', () => {
  const browser = all.filter(({ path }) => !SPOKEN_BY_API.test(path));
  const missing = browser.filter(({ translation }) => translation === undefined).map(({ path }) => path);
  expect(missing.slice(0, Math.max(0, missing.length - browser.length * TOLERATED))).toEqual([]);
});

test('what is not translated stays English, and alerts keep their style', () => {
  const page = translated(messages, hindi);
  expect(page.learning.completed).toEqual({ msg: 'इसे पूरा हुआ मान लिया गया है', type: 'success' });
  expect(page.frame.unsupportedBrowser).toBe(messages.frame.unsupportedBrowser);
  expect(page.landing.steps.items).toHaveLength(3);
});
