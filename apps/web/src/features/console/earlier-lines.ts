/** The lines that were sent at one place of the site: the arrow keys bring them back, also to the next program. */
export class EarlierLines {
  #lines: readonly string[] = [];

  get count(): number {
    return this.#lines.length;
  }

  /** Each line stands once, where it was sent last. */
  add(line: string): void {
    if (line !== '') this.#lines = [...this.#lines.filter((each) => each !== line), line];
  }

  /** The line so many steps back from the end; none at the end itself. */
  at(back: number): string {
    return this.#lines[this.#lines.length - back] ?? '';
  }
}
