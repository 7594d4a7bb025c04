/** The operator that stands behind the round brackets of a condition instead of inside: `if (a) && (b)`. */
export function operatorBehindCondition(line: string): string | undefined {
  let depth = 0;
  for (let at = line.indexOf('(') + 1; at > 0 && at < line.length; at += 1) {
    if (line[at] === '(') depth += 1;
    if (line[at] === ')') depth -= 1;
    if (depth < 0) return /^\s*(&&|\|\|)/.exec(line.slice(at + 1))?.[1];
  }
  return undefined;
}
