import { LINE_CHARACTERS } from './diagnostics.ts';

/** Looks into the learner's own text: which line a message is really about. */
export class SourceLines {
  readonly #lines: readonly string[];

  constructor(code: string) {
    this.#lines = code.split(/\r\n|\r|\n/).map((line) => line.slice(0, LINE_CHARACTERS));
  }

  /** The text of a line, or an empty one. */
  at(line: number | null): string {
    return line === null ? '' : (this.#lines[line - 1] ?? '');
  }

  has(line: number): boolean {
    return line >= 1 && line <= this.#lines.length;
  }

  /** The text of the last line with code above `line`, or an empty one. */
  codeAbove(line: number | null): string {
    return line === null ? '' : this.at(this.#lineOfCodeAbove(line));
  }

  #lineOfCodeAbove(line: number): number | null {
    for (let above = line - 1; above >= 1; above -= 1) {
      const text = this.at(above).trim();
      if (text !== '' && !/^(\/\/|\/\*|\*|#)/.test(text)) return above;
    }
    return null;
  }

  /** The last line with code above `line`, when the word at `column` is the first on `line`; else `line`. */
  endOfCodeBefore(line: number, column: number | null): number {
    // gcc counts a tab as eight columns.
    const shown = this.at(line).replace(/^\t+/, (tabs) => ' '.repeat(8 * tabs.length));
    if (shown.slice(0, (column ?? 1) - 1).trim() !== '') return line;
    return this.#lineOfCodeAbove(line) ?? line;
  }

  /** The last line above `line` on which a variable `name` is declared; null when there is none. */
  declarationOf(name: string, line: number): number | null {
    const declaration = new RegExp(
      String.raw`(?:^|[\s;{(,])${TYPE}(?:\s*[*&]+\s*|(?:\[\])*\s+)(?:[\w\s=*[\]]+,)*\s*${escape(name)}\s*(?:[=;,)[:]|$)`,
    );
    const above = this.#lines.slice(0, line - 1);
    const index = above.findLastIndex((text) => declaration.test(text.replace(/\/\/.*/, '')));
    return index === -1 ? null : index + 1;
  }

  /** The first line on which `name` is called rather than declared; null when it is called nowhere. */
  callOf(name: string): number | null {
    const call = new RegExp(String.raw`(^|[^\w])${escape(name)}\s*\(`);
    const declaration = new RegExp(
      String.raw`^\s*(?!return\b|else\b)(?:\w[\w:<>,]*[\s*&]+)+${escape(name)}\s*\(`,
    );
    const index = this.#lines.findIndex((text) => call.test(text) && !declaration.test(text));
    return index === -1 ? null : index + 1;
  }
}

/** Types that a variable is declared with. */
const TYPE = String.raw`(?:int|long|short|float|double|char|bool|boolean|byte|string|auto|[A-Z]\w*(?:<[^;()]*>)?)`;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
