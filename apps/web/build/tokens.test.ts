import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/ui/styles/tokens.css', import.meta.url), 'utf8');

type Palette = Readonly<Record<string, string>>;

function palette(block: string): Palette {
  const pairs = [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const [lightBlock = '', darkBlock = ''] = css.split("[data-theme='dark']");
const palettes = { light: palette(lightBlock), dark: palette(darkBlock) };

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'raised', 'sunken'];
const TEXTS = ['ink', 'soft', 'link', 'link-hover', 'accent-ink', 'good', 'warn', 'bad', 'note', 'plan'];

/** A program that is talked with may show each of its colours on each of its grounds. */
const SHOWN = ['ink', 'soft', 'bad', 'good', 'warn', 'note', 'plan', 'link'];
const SHOWN_ON = ['bad', 'good', 'warn', 'note', 'plan', 'link'].map((name) => `${name}-soft`);

const textPairs: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)),
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ...SHOWN_ON.flatMap((ground) => SHOWN.map((text) => [text, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['paper', 'link'],
  ['paper', 'bad'],
  ['paper', 'good'],
  ['paper', 'note'],
  ['paper', 'plan'],
];

describe.each(Object.entries(palettes))('%s colours', (_name, colours) => {
  const colour = (name: string | undefined): string => colours[name ?? ''] ?? '';

  test('name the same tokens in both themes', () => {
    expect(Object.keys(palettes.dark)).toEqual(Object.keys(palettes.light));
  });

  test.each(textPairs)('%s on %s is readable', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)('edges of controls and the focus ring stand out on %s', (ground) => {
    expect(contrast(colour('edge'), colour(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('link'), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
