import { pathAtLine } from '@abhyas/content/forms/path-at-line';
import type { DraftFault } from '@abhyas/contract/publishing-drafts.staff';

/** What the check says of a file of the asset, and of what in it. */
export type Remark = {
  /** Below the asset's folder. */
  readonly file: string;
  readonly line: number;
  /** For YAML: keys and positions that lead to it. */
  readonly at: readonly (string | number)[];
  readonly message: string;
};

/** The faults of an asset by their places in its files. */
export function remarksOf(
  faults: readonly DraftFault[],
  folder: string,
  textOf: (path: string) => string | null | undefined,
): Remark[] {
  return faults.map(({ file, line, message }) => {
    const path = file === folder ? '' : file.slice(folder.length + 1);
    const text = path.endsWith('.yaml') ? textOf(path) : null;
    return { file: path, line, at: text && line > 0 ? pathAtLine(text, line) : [], message };
  });
}

/** The remarks on one place of a file, as one text for a field; undefined when there are none. */
export function remarkAt(
  remarks: readonly Remark[],
  file: string,
  at: readonly (string | number)[] = [],
): string | undefined {
  const found = remarks.filter(
    (remark) => remark.file === file && at.every((step, index) => remark.at[index] === step),
  );
  // The loader begins with the path of a value, which the field says already.
  return found.map(({ message }) => message.replace(/^[\w.-]+: /, '')).join(' ') || undefined;
}
