import { bareCode, closingOf, oncePerProgram, type Program } from './program.ts';
import type { Branch, Statement } from './statement.ts';
import { statementsOfPython } from './statements-of-python.ts';

/** The statements of a program in C, C++, Java, JavaScript or Python, within one another as they are written. */
export const statementsOf = oncePerProgram((program): readonly Statement[] =>
  program.key === 'py' ? statementsOfPython(program) : inBraces(program),
);

/** A statement and all that are in it. */
export function* within(statement: Statement): Generator<Statement> {
  yield statement;
  for (const { body } of statement.branches) for (const each of body) yield* within(each);
}

/** Every statement of a program, those in others too. */
export function* everyStatement(program: Program): Generator<Statement> {
  for (const statement of statementsOf(program)) yield* within(statement);
}

/** Every list of statements that stand one after the other. */
export function* everyList(program: Program): Generator<readonly Statement[]> {
  yield statementsOf(program);
  for (const { branches } of everyStatement(program)) for (const { body } of branches) yield body;
}

/** Every loop of a program. */
export function* everyLoop(program: Program | undefined): Generator<Statement> {
  for (const statement of program ? everyStatement(program) : []) if (isLoop(statement)) yield statement;
}

/** Every loop that has another one directly in it, with that one. */
export function* everyNest(program: Program | undefined): Generator<readonly [Statement, Statement]> {
  for (const outer of everyLoop(program)) {
    const inner = bodyOf(outer).find(isLoop);
    if (inner) yield [outer, inner];
  }
}

/** The text of what is done once a condition is true, or in each turn. */
export const firstText = ({ branches }: Statement): string => branches[0]?.text ?? '';

/** What an `if` asks first. */
export const firstCondition = ({ branches }: Statement): string => branches[0]?.condition ?? '';

/** What a plain statement says; empty for any other. */
export const plainly = (statement: Statement | undefined): string =>
  statement?.kind === 'plain' ? statement.head : '';

/** What is repeated by a loop. */
export const bodyOf = (loop: Statement): readonly Statement[] => loop.branches[0]?.body ?? [];

export const isLoop = ({ kind }: Statement): boolean => kind === 'while' || kind === 'for';

/** Deeper than this nobody writes; an attack would. */
const DEEPEST = 40;

function inBraces(program: Program): readonly Statement[] {
  const code = bareCode(program).replaceAll(/^[ \t]*#[^\n]*/gm, (line) => ' '.repeat(line.length));
  return new Reader(code).list(0);
}

/** Reads statements one after the other, so that lines are counted once. */
class Reader {
  private at = 0;
  private line = 1;
  private counted = 0;
  private readonly code: string;

  constructor(code: string) {
    this.code = code;
  }

  /** The statements up to the `}` that closes this list, or to the end. */
  list(depth: number): Statement[] {
    const found: Statement[] = [];
    for (;;) {
      this.skipSpace();
      if (this.at >= this.code.length || this.code.charAt(this.at) === '}') return found;
      found.push(...this.next(depth));
    }
  }

  private next(depth: number): readonly Statement[] {
    const start = this.at;
    const line = this.lineHere();
    const [word] = /^\w+/.exec(this.code.slice(start, start + 8)) ?? [''];
    if (this.code.charAt(start) === '{') return this.block(depth).body;
    if (depth < DEEPEST && /^(?:if|while|for|do)$/.test(word)) return [this.withHead(word, { line, depth })];
    return this.plain({ line, depth });
  }

  private withHead(word: string, { line, depth }: { line: number; depth: number }): Statement {
    const start = this.at;
    this.at += word.length;
    if (word === 'do') return this.askedAtEnd(start, { line, depth });
    const head = this.brackets();
    const branches = [this.branch(head, depth)];
    if (word === 'if') branches.push(...this.elses(depth));
    const kind = word === 'if' ? 'if' : word === 'for' ? 'for' : 'while';
    return this.found({ kind, line, head: word === 'if' ? '' : head, branches }, start);
  }

  private askedAtEnd(start: number, { line, depth }: { line: number; depth: number }): Statement {
    const branch = this.branch('', depth);
    const [sign = ''] = /^\s*while\b/.exec(this.code.slice(this.at, this.at + 200)) ?? [];
    this.at += sign.length;
    const head = sign === '' ? '' : this.brackets();
    this.skipSpace();
    if (this.code.charAt(this.at) === ';') this.at++;
    return this.found({ kind: 'while', line, head, branches: [branch] }, start);
  }

  private elses(depth: number): readonly Branch[] {
    const found: Branch[] = [];
    for (;;) {
      const [all, isIf] = /^\s*else\b(\s*if\b)?/.exec(this.code.slice(this.at, this.at + 400)) ?? [];
      if (all === undefined) return found;
      this.at += all.length;
      found.push(this.branch(isIf === undefined ? '' : this.brackets(), depth));
      if (isIf === undefined) return found;
    }
  }

  /** What is in the round brackets that open here. */
  private brackets(): string {
    this.skipSpace();
    if (this.code.charAt(this.at) !== '(') return '';
    const end = closingOf(this.code, this.at);
    const inside = this.code.slice(this.at + 1, end === -1 ? undefined : end).trim();
    this.at = end === -1 ? this.code.length : end + 1;
    return inside;
  }

  /** A block, or the one statement that stands in its place. */
  private branch(condition: string, depth: number): Branch {
    this.skipSpace();
    if (this.code.charAt(this.at) === '{') return { ...this.block(depth), condition };
    const start = this.at;
    const body = this.at < this.code.length ? this.next(depth + 1) : [];
    return { condition, text: this.code.slice(start, this.at), body };
  }

  private block(depth: number): Branch {
    this.at++;
    const start = this.at;
    const body = depth < DEEPEST ? this.list(depth + 1) : [];
    const text = this.code.slice(start, this.at);
    this.at++;
    return { condition: '', text, body };
  }

  /** All up to the next `;`, or up to a block that is no list of values. */
  private plain({ line, depth }: { line: number; depth: number }): readonly Statement[] {
    const start = this.at;
    const sign = /[;{}()]/g;
    for (;;) {
      sign.lastIndex = this.at;
      const found = sign.exec(this.code);
      const end = found?.index ?? this.code.length;
      const head = this.code.slice(start, end).trim();
      this.at = end + 1;
      if (!found || found[0] === ';') return [this.found({ kind: 'plain', line, head, branches: [] }, start)];
      if (found[0] === '}') {
        this.at = end;
        return head === '' ? [] : [this.found({ kind: 'plain', line, head, branches: [] }, start)];
      }
      const isValues = found[0] === '{' && /[=,({\]]$/.test(head);
      if (found[0] === '(' || isValues) this.at = this.behind(end);
      else if (found[0] === '{') {
        this.at = end;
        const branch = this.block(depth);
        return [this.found({ kind: 'other', line, head, branches: [branch] }, start)];
      }
    }
  }

  /** A statement that ends here. */
  private found(parts: Omit<Statement, 'text' | 'end'>, start: number): Statement {
    return { ...parts, end: this.lineHere(), text: this.code.slice(start, this.at) };
  }

  private behind(open: number): number {
    const end = closingOf(this.code, open);
    return end === -1 ? this.code.length : end + 1;
  }

  private skipSpace(): void {
    while (this.at < this.code.length && /\s/.test(this.code.charAt(this.at))) this.at++;
  }

  private lineHere(): number {
    for (; this.counted < this.at; this.counted++) if (this.code.charAt(this.counted) === '\n') this.line++;
    return this.line;
  }
}
