/** Page path of each asset, for links of the form `asset:id`. It notes which were asked for. */
export class LinkTargets {
  readonly #paths: ReadonlyMap<string, string>;
  /** What was found since this was last cleared. */
  readonly asked = new Map<string, string>();

  constructor(paths: ReadonlyMap<string, string>) {
    this.#paths = paths;
  }

  get(id: string): string | undefined {
    const path = this.#paths.get(id);
    if (path !== undefined) this.asked.set(id, path);
    return path;
  }
}
