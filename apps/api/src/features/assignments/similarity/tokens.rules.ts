import type { CodeKey } from '@abhyas/languages/code-keys';

/** A word of a program as far as copies go: a name that was changed, or another number, makes no difference. */
export type Token = {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
};

type Comments = { readonly line: string; readonly from?: string; readonly to?: string };

const SLASHES: Comments = { line: '//', from: '/*', to: '*/' };
const OTHERS: Readonly<Partial<Record<CodeKey, Comments>>> = {
  py: { line: '#' },
  sql: { line: '--', from: '/*', to: '*/' },
  page: { line: '//', from: '<!--', to: '-->' },
};

const BLANK = /[^\S\n]+/y;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\w.]*/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\[^])*`?/y;

/** Words that are the same in every program: they stay as they are. */
const KEPT = new Set(
  `auto bool boolean break byte case catch char class const continue def default delete do double elif else enum except
  extends final finally float for from function if implements import in include int interface is lambda let long namespace
  new not null or and pass private public raise return short signed sizeof static struct switch template this throw throws
  try typedef typename union unsigned using var virtual void volatile while with yield select where group order having join
  print printf scanf input cout cin len range`.split(/\s+/),
);

/**
 * The words of a program without comments, blanks and the headers that it includes. Names become `n`, numbers `0` and
 * texts `s`: who renames variables has not written another program.
 */
export function tokensOf(code: string, language: CodeKey): Token[] {
  return new Scanner(code, OTHERS[language] ?? SLASHES).scan();
}

class Scanner {
  readonly #code: string;
  readonly #comments: Comments;
  readonly #tokens: Token[] = [];
  #at = 0;
  #line = 1;

  constructor(code: string, comments: Comments) {
    this.#code = code;
    this.#comments = comments;
  }

  scan(): Token[] {
    while (this.#at < this.#code.length) this.#next();
    return this.#tokens;
  }

  #next(): void {
    if (this.#take(BLANK) !== undefined || this.#skipComment()) return;
    const name = this.#take(NAME)?.toLowerCase();
    if (name !== undefined) this.#add(KEPT.has(name) ? name : 'n');
    else if (this.#take(NUMBER) !== undefined) this.#add('0');
    else this.#takeTextOrSign();
  }

  #takeTextOrSign(): void {
    const text = this.#take(TEXT);
    if (text !== undefined) {
      this.#add('s');
      this.#line += linesIn(text);
      return;
    }
    const sign = this.#code[this.#at] ?? '';
    this.#at += 1;
    if (sign === '\n') this.#line += 1;
    else this.#add(sign);
  }

  #skipComment(): boolean {
    const { line, from, to } = this.#comments;
    const isHeader = this.#code.startsWith('#include', this.#at);
    if (isHeader || this.#code.startsWith(line, this.#at)) {
      const end = this.#code.indexOf('\n', this.#at);
      this.#at = end === -1 ? this.#code.length : end;
      return true;
    }
    if (from === undefined || to === undefined || !this.#code.startsWith(from, this.#at)) return false;
    const end = this.#code.indexOf(to, this.#at + from.length);
    const next = end === -1 ? this.#code.length : end + to.length;
    this.#line += linesIn(this.#code.slice(this.#at, next));
    this.#at = next;
    return true;
  }

  #take(what: RegExp): string | undefined {
    what.lastIndex = this.#at;
    const [found] = what.exec(this.#code) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }

  #add(text: string): void {
    this.#tokens.push({ text, line: this.#line });
  }
}

const linesIn = (text: string): number => text.split('\n').length - 1;
