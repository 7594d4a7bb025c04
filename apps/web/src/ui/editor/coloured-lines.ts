import { highlightCode, tagHighlighter } from '@lezer/highlight';

import { loadEditorLanguage, type EditorLanguage } from './editor-languages.ts';
import type { EditorPalette } from './editor-palettes.ts';
import { inksOf } from './editor-theme.ts';

/** A piece of a line in one ink; undefined: that of plain text. */
export type InkedPiece = { readonly text: string; readonly ink: string | undefined };

/** The lines of a text in the colours that an editor would give them. */
export async function colouredLines(
  code: string,
  language: EditorLanguage,
  palette: EditorPalette,
): Promise<InkedPiece[][]> {
  const support = await loadEditorLanguage(language);
  const lines: InkedPiece[][] = [[]];
  if (!support) return code.split('\n').map((text) => [{ text, ink: undefined }]);
  const inks = inksOf(palette).map(({ tag, color }) => ({ tag, class: String(color) }));
  highlightCode(
    code,
    support.language.parser.parse(code),
    tagHighlighter(inks),
    (text, found) => lines.at(-1)?.push({ text, ink: found.split(' ').at(-1) || undefined }),
    () => lines.push([]),
  );
  return lines;
}
