import type * as z from 'zod';
import type { FaultList } from './faults.ts';
import { type Located, readYaml } from './yaml-file.ts';

/** A Markdown file with its head: the YAML between two lines of three dashes at the very top. */
export type MarkdownFile<T> = {
  readonly head: Located<T>;
  readonly markdown: string;
  /** Line of the first line of `markdown` in the file. */
  readonly firstLine: number;
};

const HEAD = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

export function readMarkdownFile<T>(
  source: { readonly file: string; readonly text: string },
  schema: z.ZodType<T>,
  faults: FaultList,
): MarkdownFile<T> | null {
  const match = HEAD.exec(source.text);
  if (!match) {
    faults.add(
      source.file,
      1,
      'The file must begin with a head: ---, the title and other keys as YAML, ---.',
    );
    return null;
  }
  const head = readYaml({ file: source.file, text: match[1] ?? '', firstLine: 2 }, schema, faults);
  if (!head) return null;
  const firstLine = match[0].split('\n').length;
  return { head, markdown: source.text.slice(match[0].length), firstLine };
}
