/** A word or a sign of SQL, without spaces and comments. */
export type Token = {
  readonly kind: 'text' | 'name' | 'number' | 'blob' | 'sign';
  /** A text without its quotes, a name without them, a blob's hex digits; else as it stands. */
  readonly value: string;
  readonly line: number;
};

const TOKEN =
  /(?<space>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|[xX]'(?<blob>[0-9a-fA-F]*)'|'(?<text>(?:[^']|'')*)'|"(?<quoted>(?:[^"]|"")*)"|(?<name>[\p{L}_][\p{L}\p{M}\p{N}_$]*)|(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<sign>[\s\S])/gu;

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
  if (text !== undefined) return { kind: 'text', value: text.replaceAll("''", "'") };
  if (quoted !== undefined) return { kind: 'name', value: quoted.replaceAll('""', '"') };
  if (name !== undefined) return { kind: 'name', value: name };
  if (number !== undefined) return { kind: 'number', value: number };
  return sign === undefined ? null : { kind: 'sign', value: sign };
}
