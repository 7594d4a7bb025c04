import { CODE_KEYS, type CodeKey, languageOf } from '@abhyas/languages/code-keys';
import { type FileSet, strictText, textBytes } from '../files/file-set.ts';
import type { FaultList } from '../files/faults.ts';
import { baseName, folderName, type Importing } from './imported.ts';
import type { FoundSolution } from './write-problem.ts';

/** Endings that other judges use for the languages that are run here. */
const ENDINGS = new Map<string, CodeKey>(
  CODE_KEYS.flatMap((key) => languageOf(key).elsewhere.endings.map((ending) => [ending, key] as const)),
);

/** The name under which a program is kept here, or null when its language is not run. */
export function programName(path: string): string | null {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  const key = ENDINGS.get(name.slice(dot + 1).toLowerCase());
  return dot > 0 && key !== undefined ? `${name.slice(0, dot)}.${key}` : null;
}

const VERDICT_FOLDERS = ['accepted', 'wrong_answer', 'time_limit_exceeded', 'run_time_error'];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  runtime_error: 'run_time_error',
  run_time_exceeded: 'time_limit_exceeded',
};

/** Reads `submissions/VERDICT/…`, with notes on those that cannot be run here. */
export function findSubmissions(submissions: FileSet, root: string, { notes }: Importing): FoundSolution[] {
  const found: FoundSolution[] = [];
  const said = new Set<string>();
  for (const [path, bytes] of submissions) {
    const [verdict = '', ...rest] = path.split('/');
    const folder = OTHER_NAMES[verdict] ?? verdict;
    const file = `${root}/${path}`;
    if (!VERDICT_FOLDERS.includes(folder) || rest.length === 0) {
      const what = rest.length === 0 ? path : `${verdict}/`;
      if (!said.has(what))
        notes.add(
          rest.length === 0 ? file : `${root}/${verdict}`,
          0,
          `${what} is not used here; there are ${VERDICT_FOLDERS.join(', ')}.`,
        );
      said.add(what);
      continue;
    }
    if (rest.length > 1)
      notes.add(file, 0, 'A solution of several files is not taken over: put it into one file.');
    else if (programName(path) === null)
      notes.add(file, 0, `Only programs in ${CODE_KEYS.join(', ')} are run here; this one is left out.`);
    else {
      const kept = keptProgram({ path, at: file, bytes }, found, { folder, notes });
      if (kept) found.push(kept);
    }
  }
  return found;
}

type Program = {
  readonly path: string;
  /** How notes call it. */
  readonly at: string;
  readonly bytes: Uint8Array;
};

/** A program under a name of its own in its folder; null after saying that it is in an older Python. */
export function keptProgram(
  { path, at, bytes }: Program,
  found: readonly FoundSolution[],
  { folder, notes }: { readonly folder: string; readonly notes: FaultList },
): FoundSolution | null {
  const name = freeName(found, folder, programName(path) ?? baseName(path));
  const text = strictText(bytes) ?? '';
  if (name.endsWith('.py') && PYTHON_2.test(text)) {
    notes.add(
      at,
      text.slice(0, text.search(PYTHON_2)).split('\n').length,
      'This is Python 2, which is not run here; it is left out.',
    );
    return null;
  }
  const ownClass = name.endsWith('.java') && !/\bclass\s+Main\b/.test(text) && JAVA_CLASS.exec(text)?.[1];
  return { folder, name, bytes: ownClass ? textBytes(withMain(text, ownClass)) : bytes };
}

const PYTHON_2 = /^#!.*python2|^[ \t]*print +(?:["'\d]|[\w.]+ *(?:$|,|%))|\braw_input *\(|\bxrange *\(/m;
/** Other judges take the class from the file's name; here it is always Main. */
const JAVA_CLASS = /\bpublic\s+(?:final\s+)?class\s+(\w+)/;

function withMain(text: string, name: string): string {
  return text.replaceAll(new RegExp(String.raw`\b${name}\b`, 'g'), 'Main');
}

function freeName(found: readonly FoundSolution[], folder: string, name: string): string {
  const taken = (request: string): boolean =>
    found.some((each) => each.folder === folder && each.name === request);
  if (!taken(name)) return name;
  const dot = name.lastIndexOf('.');
  const numbers = Array.from(
    { length: found.length + 1 },
    (_, index) => `${name.slice(0, dot)}-${index + 2}${name.slice(dot)}`,
  );
  return numbers.find((request) => !taken(request)) ?? name;
}

/** Pictures that a statement names and that are beside it, by their bare names. */
export function findPictures(files: FileSet, folder: string, markdown: string): Map<string, Uint8Array> {
  const named = new Set([...markdown.matchAll(/!\[[^\]]*\]\(([^) ]+)/g)].map((match) => match[1] ?? ''));
  return new Map(
    [...files].flatMap(([path, bytes]): [string, Uint8Array][] =>
      folderName(path) === folder && named.has(baseName(path))
        ? [[baseName(path), withViewBox(path, bytes)]]
        : [],
    ),
  );
}

/** A drawing of a stated size may be drawn at any size. */
function withViewBox(path: string, bytes: Uint8Array): Uint8Array {
  const text = path.endsWith('.svg') ? (strictText(bytes) ?? '') : '';
  const [head = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const sizes = ['width', 'height'].map(
    (name) => new RegExp(String.raw`\b${name}="([\d.]+)(?:px|pt)?"`).exec(head)?.[1],
  );
  if (head.includes('viewBox=') || sizes.includes(undefined)) return bytes;
  return textBytes(text.replace('<svg', `<svg viewBox="0 0 ${sizes.join(' ')}"`));
}
