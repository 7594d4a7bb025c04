/** White space, comments and escaped line ends: what may stand before and between directives. */
const FILLER = /(?:\s|\\\r?\n|\/\/(?:[^\\\n]|\\[\s\S])*|\/\*[\s\S]*?\*\/)*/y;
const DIRECTIVE = /#[ \t]*(\w+)((?:[^\\\n]|\\[\s\S])*)/y;
const SYSTEM_HEADER = /^\s*<([^>]+)>/;

/**
 * The system headers that a C++ source includes before anything that could change what they mean: code, a
 * macro, a condition. Only those can be taken from a precompiled header without changing the program.
 * Pragmas and includes may be between them.
 */
export function leadingHeaders(source: string): Set<string> {
  const headers = new Set<string>();
  for (let at = 0; ;) {
    FILLER.lastIndex = at;
    FILLER.exec(source);
    DIRECTIVE.lastIndex = FILLER.lastIndex;
    const directive = DIRECTIVE.exec(source);
    const [, name, rest = ''] = directive ?? [];
    if (name !== 'include' && name !== 'pragma') return headers;
    const header = name === 'include' ? SYSTEM_HEADER.exec(rest)?.[1]?.trim() : undefined;
    if (header) headers.add(header);
    at = DIRECTIVE.lastIndex;
  }
}
