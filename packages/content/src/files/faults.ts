/** What is wrong with a content file, said to its author: where, and in plain words what. */
export type Fault = {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  /** From 1; 0 when the whole file or folder is meant. */
  readonly line: number;
  readonly message: string;
};

/** Collects faults, so that an author sees all of them at once. */
export class FaultList {
  readonly #faults: Fault[] = [];

  /** The same fault in the same line is said once. */
  add(file: string, line: number, message: string): void {
    const isKnown = this.#faults.some(
      (fault) => fault.file === file && fault.line === line && fault.message === message,
    );
    if (!isKnown) this.#faults.push({ file, line, message });
  }

  get count(): number {
    return this.#faults.length;
  }

  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  /** All faults in the order of the files. */
  sorted(): readonly Fault[] {
    return this.#faults.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line);
  }
}

/** Orders texts by code unit, the same on every machine and in every locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One line as compilers print it, so that editors and terminals make it a link. */
export function faultLine(fault: Fault): string {
  return `${fault.file}:${fault.line}: ${fault.message}`;
}
