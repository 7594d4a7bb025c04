/** The files of a page, in the order in which its text holds them. */
export const PAGE_FILES = ['index.html', 'style.css', 'script.js'] as const;
export type PageFile = (typeof PAGE_FILES)[number];
export type PageFiles = Readonly<Record<PageFile, string>>;

/** Where a file stands in the text of a page; `to` is the end of its last line. */
export type FilePlace = { readonly from: number; readonly to: number };

const headOf = (file: PageFile): string => `=== ${file} ===`;

/** The text of a page, from its files. */
export function writePage(files: PageFiles): string {
  return PAGE_FILES.map((file) => `${headOf(file)}\n${endingInLine(files[file])}`).join('');
}

const endingInLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * Where the files stand in the text of a page: each after the line that names it, in order. Null: a line is missing,
 * or something stands before the first.
 */
export function filePlaces(text: string): Readonly<Record<PageFile, FilePlace>> | null {
  let at = 0;
  const heads = PAGE_FILES.map((file) => {
    const head = findLine(text, headOf(file), at);
    at = head === -1 ? text.length : head + headOf(file).length;
    return { head, from: Math.min(at + 1, text.length) };
  });
  if (heads[0]?.head !== 0 || heads.some(({ head }) => head === -1)) return null;
  const places = heads.map(({ from }, index) => {
    const next = heads[index + 1]?.head ?? text.length;
    // The line break before the next head belongs to the head: a file may be empty.
    const to = next > from && text[next - 1] === '\n' && index + 1 < heads.length ? next - 1 : next;
    return { from, to: Math.max(from, to) };
  });
  const [html, css, js] = places as [FilePlace, FilePlace, FilePlace];
  return { 'index.html': html, 'style.css': css, 'script.js': js };
}

/** The files of a page; null as `filePlaces`. */
export function readPage(text: string): PageFiles | null {
  const places = filePlaces(text);
  if (!places) return null;
  const fileAt = ({ from, to }: FilePlace): string => text.slice(from, to);
  return {
    'index.html': fileAt(places['index.html']),
    'style.css': fileAt(places['style.css']),
    'script.js': fileAt(places['script.js']),
  };
}

/** Where a line begins that is exactly `line`. */
function findLine(text: string, line: string, after: number): number {
  for (let at = text.indexOf(line, after); at !== -1; at = text.indexOf(line, at + 1)) {
    const before = at === 0 || text[at - 1] === '\n';
    const end = text[at + line.length];
    if (before && (end === undefined || end === '\n')) return at;
  }
  return -1;
}
