/** A piece of code with its part of speech; enough colour for a few lines without fetching an editor. */
export type Piece = {
  readonly kind: 'plain' | 'keyword' | 'string' | 'comment' | 'number';
  readonly text: string;
};

const WORDS =
  'abs|auto|bool|break|case|char|class|const|continue|def|double|elif|else|end|float|for|from|if|import|in|include|int|long|namespace|new|not|or|and|print|printf|private|public|range|return|static|std|string|String|struct|using|void|while|True|False|None';

const PATTERN = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/|#(?!include)[^\n]*)`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|(?<=#include\s)<[^>\n]*>)`,
    String.raw`(?<number>\b\d[\w.]*)`,
    String.raw`(?<keyword>#include|\b(?:${WORDS})\b)`,
  ].join('|'),
  'g',
);

/** Cuts code into pieces that make up the code again when joined. */
export function highlight(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    if (match.index > end) pieces.push({ kind: 'plain', text: code.slice(end, match.index) });
    const kind = (['comment', 'string', 'number', 'keyword'] as const).find(
      (name) => match.groups?.[name] !== undefined,
    );
    pieces.push({ kind: kind ?? 'plain', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) pieces.push({ kind: 'plain', text: code.slice(end) });
  return pieces;
}
