/** The clauses of a SELECT in their order. */
const CLAUSES = ['FROM', 'JOIN', 'ON', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT'];
/** May come again, and after each other. */
const REPEATED = new Set(['JOIN', 'ON']);

/** Whether a clause stands behind one that it should precede, or a second time. */
export function clauseTooLate(near = '', after = ''): boolean {
  const rank = CLAUSES.indexOf(near.toUpperCase());
  return (
    rank !== -1 &&
    clausesSoFar(after).some((each) => each > rank || (each === rank && !REPEATED.has(near.toUpperCase())))
  );
}

/** Those of the SELECT in which the words end: not those within brackets, nor those before a UNION. */
function clausesSoFar(after: string): number[] {
  const levels: number[][] = [[]];
  for (const word of after.toUpperCase().split(' ')) {
    if (word === '(') levels.push([]);
    else if (word === ')') levels.pop();
    else if (['SELECT', 'UNION', 'INTERSECT', 'EXCEPT'].includes(word)) levels.splice(-1, 1, []);
    else if (CLAUSES.includes(word)) levels.at(-1)?.push(CLAUSES.indexOf(word));
  }
  return (levels.at(-1) ?? []).map((rank) => (rank <= 2 ? 0 : rank));
}
