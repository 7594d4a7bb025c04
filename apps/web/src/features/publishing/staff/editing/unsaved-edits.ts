import * as z from 'zod/mini';

/** What an author has changed in a file and not put into the draft yet; null removes it. */
export type UnsavedEdit = {
  readonly text: string | null;
  /** The file that this edit began from; null: there was none. */
  readonly base: string | null;
};

const line = z.tuple([z.string(), z.nullable(z.string()), z.nullable(z.string())]);

/** Unsaved edits as one text, a line of JSON for each file: two devices that change different ones do not touch. */
export const linesOf = (edits: Iterable<readonly [string, UnsavedEdit]>): string =>
  [...edits].map(([path, { text, base }]) => `${JSON.stringify([path, base, text])}\n`).join('');

/** The edits that stand in such a text, by their paths; what is none is left out. */
export function unsavedIn(lines: string): Map<string, UnsavedEdit> {
  const edits = new Map<string, UnsavedEdit>();
  for (const each of lines.split('\n')) {
    const found = parsed(each);
    if (found) edits.set(found[0], { base: found[1], text: found[2] });
  }
  return edits;
}

function parsed(json: string): z.infer<typeof line> | undefined {
  try {
    return z.safeParse(line, JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The same for people who read it. */
export const readable = (lines: string): string =>
  [...unsavedIn(lines)].map(([path, { text }]) => `${path}\n\n${text ?? ''}`).join('\n\n');
