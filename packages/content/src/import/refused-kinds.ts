/** Files of other programs that people try first, and what to do with each. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\.(xlsx?|ods|numbers)$/i, 'A workbook is not read: save its sheet as CSV UTF-8 and upload that.'],
  [
    /\.(docx?|odt|rtf|pages|pptx?|odp)$/i,
    'A document of an office program is not read: save its words as plain text in UTF-8 (.txt, .md) and upload that.',
  ],
  [
    /\.(rar|7z|tar|tgz|gz|bz2|tbz2|xz|txz|zst)$/i,
    'Of archives only zip is read: unpack this one and pack its folder as a zip.',
  ],
];

/** Why a file cannot be read by its kind, or null. */
export function refusalOf(name: string): string | null {
  return REFUSED.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
