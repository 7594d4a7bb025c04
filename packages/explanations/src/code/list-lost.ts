const LOST = /^\s*(\w+) *= *((\w+)\.(?:append|sort|extend|insert|reverse)\(.*\))$/;

/** The first line such as `a = a.sort()`, which keeps `None` in place of a list. */
export function listLost(lines: readonly string[]): { name: string; given: string } | undefined {
  for (const line of lines) {
    const [, name, given, list] = LOST.exec(line) ?? [];
    if (name !== undefined && given !== undefined && name === list) return { name, given };
  }
  return undefined;
}
