/** A folder in a sequence, such as `02-loops`. */
const NUMBERED = /^(\d{2})-(.+)$/;
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_ID = 64;
const LONGEST_FROM_NAME = 48;
/** Numbers have two digits. */
export const MOST_IN_A_ROW = 99;

export type Renaming = { readonly from: string; readonly to: string };

/** The id of a numbered folder, or null when its name is none. */
export function idOf(folder: string): string | null {
  return NUMBERED.exec(folder)?.[2] ?? null;
}

/** True for what may be in an address. The loader says the same (courses/names.ts). */
export function isId(id: string): boolean {
  return ID.test(id) && id.length <= LONGEST_ID && id !== 'root';
}

/** Of a longer name nothing would be left but its beginning. */
const LONGEST_READ = 400;

/** Any name as an id: small letters, digits and single hyphens, beginning with a letter. */
export function idFrom(name: string, otherwise: string): string {
  const plain = name
    .slice(0, LONGEST_READ)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\d+[-_. ]+(?=.*[a-z])/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_FROM_NAME)
    .replace(/-+$/, '');
  if (plain === '' || plain === 'root') return otherwise;
  return /^[a-z]/.test(plain) ? plain : `${otherwise}-${plain}`;
}

/** The name for a folder that comes after all of these. */
export function nextFolder(folders: readonly string[], id: string): string {
  const last = Math.max(0, ...folders.map((name) => Number(NUMBERED.exec(name)?.[1] ?? 0)));
  return numbered(last + 1, id);
}

/**
 * The renamings that bring the folder at `from` to the place `to`. The numbers that are in use stay in use, so that
 * nothing else is renamed.
 */
export function moved(folders: readonly string[], from: number, to: number): Renaming[] {
  const sorted = folders.toSorted();
  const numbers = sorted.map((name) => Number(NUMBERED.exec(name)?.[1] ?? 0));
  const order = sorted.toSpliced(from, 1).toSpliced(to, 0, ...sorted.slice(from, from + 1));
  return order.flatMap((name, at) => {
    const id = idOf(name);
    const number = numbers[at];
    if (id === null || number === undefined) return [];
    const next = numbered(number, id);
    return next === name ? [] : [{ from: name, to: next }];
  });
}

function numbered(number: number, id: string): string {
  return `${String(number).padStart(2, '0')}-${id}`;
}
