/** A word or a sign of SQL, without spaces and comments. */
export type Token = {
  readonly kind: 'text' | 'name' | 'number' | 'blob' | 'sign';
  /** A text without its quotes, a name without them, a blob's hex digits; else as it stands. */
  readonly value: string;
  readonly line: number;
};

/** Sources of regular expressions: whatever is written in these is no SQL. */
export const COMMENT = String.raw`--[^\n]*|/\*[\s\S]*?\*/`;
export const TEXT = String.raw`'(?:[^']|'')*'`;
export const QUOTED_NAME = String.raw`"(?:[^"]|"")*"`;

const TOKEN = new RegExp(
  [
    String.raw`(?<space>\s+|${COMMENT})`,
    String.raw`[xX]'(?<blob>[0-9a-fA-F]*)'`,
    String.raw`(?<text>${TEXT})`,
    String.raw`(?<quoted>${QUOTED_NAME})`,
    String.raw`(?<name>[\p{L}_][\p{L}\p{M}\p{N}_$]*)`,
    String.raw`(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)`,
    String.raw`(?<sign>[\s\S])`,
  ].join('|'),
  'gu',
);

/** Takes an author's script apart. */
export function tokensOf(script: string): Token[] {
  let line = 1;
  const tokens: Token[] = [];
  for (const match of script.matchAll(TOKEN)) {
    const token = tokenOf(match.groups ?? {});
    if (token) tokens.push({ ...token, line });
    line += match[0].split('\n').length - 1;
  }
  return tokens;
}

function tokenOf(found: Partial<Record<string, string>>): Omit<Token, 'line'> | null {
  const { blob, text, quoted, name, number, sign } = found;
  if (blob !== undefined) return { kind: 'blob', value: blob.toLowerCase() };
  if (text !== undefined) return { kind: 'text', value: text.slice(1, -1).replaceAll("''", "'") };
  if (quoted !== undefined) return { kind: 'name', value: quoted.slice(1, -1).replaceAll('""', '"') };
  if (name !== undefined) return { kind: 'name', value: name };
  if (number !== undefined) return { kind: 'number', value: number };
  return sign === undefined ? null : { kind: 'sign', value: sign };
}
