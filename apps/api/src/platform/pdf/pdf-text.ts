import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { openSync, type Font } from 'fontkit';

/** Noto Sans comes in one file per script: Latin, further Latin with the rupee sign, and Devanagari. */
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

const resolve = createRequire(import.meta.url).resolve;

/** A font file under the name that the PDF knows it by. */
export type PdfFont = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly covers: (code: number) => boolean;
};

const fonts = new Map<Weight, readonly PdfFont[]>();

/** The fonts of a weight, read once. */
export function fontsOf(weight: Weight): readonly PdfFont[] {
  const known = fonts.get(weight);
  if (known) return known;
  const loaded = SCRIPTS.map((script) => {
    const file = resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${WEIGHTS[weight]}-normal.woff`);
    const font = openSync(file) as Font;
    const covers = (code: number) => font.hasGlyphForCodePoint(code);
    return { name: `${weight}-${script}`, bytes: readFileSync(file), covers };
  });
  fonts.set(weight, loaded);
  return loaded;
}

export type TextSpan = { readonly font: string; readonly text: string };

/** Cuts a text into spans that one font can draw; what none can draw becomes a question mark. */
export function spansOf(text: string, weight: Weight): TextSpan[] {
  const available = fontsOf(weight);
  const spans: { font: string; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const last = spans.at(-1);
    const current = available.find((font) => font.name === last?.font);
    const font = current?.covers(code) ? current : available.find((each) => each.covers(code));
    const drawn = font ? character : '?';
    const name = font?.name ?? available[0]?.name ?? '';
    if (last?.font === name) last.text += drawn;
    else spans.push({ font: name, text: drawn });
  }
  return spans;
}
