import { inflateSync } from 'node:zlib';

/** What a PDF of ours says, a line for each text that is drawn in one font: enough to test for words, not for layout. */
export function pdfWords(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map([...objects.values()].flatMap(({ head }) => fontsNamedIn(head, objects)));
  return [...objects.values()].flatMap(({ content }) => drawnIn(content, fonts)).join('\n');
}

/** The characters of each font that a page names. */
function fontsNamedIn(page: string, objects: ReadonlyMap<string, PdfObject>) {
  const headOf = (id: string): string => objects.get(id)?.head ?? '';
  const named = /\/Font <<([\s\S]*?)>>/.exec(page)?.[1] ?? '';
  return [...named.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(headOf(id))?.[1] ?? '';
    const characters = map === '' ? LATIN : charactersOf(objects.get(map)?.content ?? '');
    return [name, characters] as const;
  });
}

/** Fonts that every reader has are written a byte for each character. */
const LATIN = new Map(
  Array.from({ length: 256 }, (_, code) => [code.toString(16).padStart(2, '0'), String.fromCharCode(code)]),
);

type PdfObject = { readonly head: string; readonly content: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split(/\nstream\n|\nendstream/);
      if (stream === undefined) return [id, { head, content: '' }];
      const bytes = Buffer.from(stream, 'latin1');
      return [
        id,
        { head, content: (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') },
      ];
    }),
  );
}

/** By the glyph's four hexadecimal digits. */
function charactersOf(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = (code.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      characters.set(glyph, String.fromCharCode(...units));
    });
  }
  return characters;
}

function drawnIn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let font: ReadonlyMap<string, string> | undefined;
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown]) => {
    if (name !== undefined) font = fonts.get(name);
    if (shown === undefined) return [];
    const glyph = font === LATIN ? /.{2}/g : /.{4}/g;
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(glyph) ?? []);
    return [glyphs.map((each) => font?.get(each.toLowerCase()) ?? '?').join('')];
  });
}
