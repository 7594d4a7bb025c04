import { EDITOR_THEMES } from '@abhyas/contract/settings';
import { describe, expect, test } from 'vitest';

import { MARK_GROUNDS } from './editor-markers.ts';
import { paletteFor, type EditorPalette } from './editor-palettes.ts';

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** A colour with transparency (#rrggbbaa) on a ground without. */
function laidOver(colour: string, ground: string): string {
  const share = part(colour, 7) / 255;
  const mixed = [1, 3, 5].map((at) => Math.round(part(colour, at) * share + part(ground, at) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const INKS = [
  'text',
  'keyword',
  'string',
  'comment',
  'number',
  'atom',
  'definition',
  'variable',
  'type',
  'operator',
  'meta',
] as const satisfies readonly (keyof EditorPalette)[];

const cases = EDITOR_THEMES.flatMap((theme) =>
  (['light', 'dark'] as const).map((page) => [theme, page] as const),
);

describe.each(cases)('the editor theme %s on a %s page', (theme, page) => {
  const palette = paletteFor(theme, page);

  test.each(INKS)('%s is readable', (ink) => {
    expect(contrast(palette[ink], palette.background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['error', 'warning'] as const)(
    'every ink is readable on a line with an %s and on the line of the caret',
    (severity) => {
      const [mark] = MARK_GROUNDS[palette.dark ? 'dark' : 'light'][severity];
      const grounds = [mark, `${palette.activeLine}b3`].map((ground) => laidOver(ground, palette.background));
      const unreadable = INKS.filter((ink) => grounds.some((ground) => contrast(palette[ink], ground) < 4.5));
      expect(unreadable).toEqual([]);
    },
  );

  test('line numbers are readable and the caret is seen', () => {
    expect(contrast(palette.lineNumber, palette.gutter)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.caret, palette.background)).toBeGreaterThanOrEqual(3);
  });

  test('says rightly whether it is dark', () => {
    expect(luminance(palette.background) < 0.18).toBe(palette.dark);
  });
});
