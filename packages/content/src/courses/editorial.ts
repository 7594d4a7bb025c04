import { CODE_KEYS, languageOf } from '@abhyas/languages/code-keys';
import { pathIn, textOf } from '../files/folder.ts';
import { fileName, type AssetFolder, type Loading } from '../loading.ts';
import { labelsIn } from '../markdown/labels.ts';
import type { Editorial, Solution } from '../release-assets.ts';
import { NOT_WHOLE } from './statement.ts';

const FILE = 'editorial.md';

type Problem = { readonly premium: boolean; readonly references: readonly Solution[] };
type Lines = readonly string[];
type Tell = (line: number, fault: string) => void;

/**
 * Loads the explanation of a problem that is solved or given up: editorial.md, and of each language the accepted
 * solution, which verifying has run. Null where there is none.
 */
export function loadEditorial(
  { id, folder }: AssetFolder,
  { premium, references }: Problem,
  loading: Loading,
): Editorial | null {
  const name = fileName(FILE, loading);
  const file = pathIn(folder.path, name);
  const text = textOf(folder, name);
  if (text === null) {
    if (folder.files.has(FILE)) loading.faults.add(file, 0, NOT_WHOLE);
    return null;
  }
  const lines = text.split('\n').map((line) => line.trimEnd());
  const tell: Tell = (line, fault) => loading.faults.add(file, line, fault);
  checkHeadings(lines, Object.values(labelsIn(loading.language).editorial), tell);
  checkCode(lines, references, tell);
  const location = { file, firstLine: 1, folder, protectedBy: premium ? id : null };
  return {
    html: loading.renderer.block(text, location),
    solutions: shownSolutions(references).map(({ key, code }) => ({
      key,
      html: loading.renderer.block(`~~~~~~${languageOf(key).fence}\n${code.trimEnd()}\n~~~~~~\n`, location),
    })),
  };
}

/** Of each language the one that is named `solution`, or else the first. */
function shownSolutions(references: readonly Solution[]): Solution[] {
  return CODE_KEYS.flatMap((key) => {
    const own = references.filter((each) => each.key === key);
    return own.find(({ name }) => name.endsWith(`/solution.${key}`)) ?? own[0] ?? [];
  });
}

function checkHeadings(lines: Lines, headings: Lines, tell: Tell): void {
  let last = -1;
  for (const heading of headings) {
    const at = lines.indexOf(`## ${heading}`);
    if (at === -1) tell(1, `The heading "## ${heading}" is missing.`);
    else if (at < last) {
      tell(at + 1, `"## ${heading}" stands too early: the order is ${headings.join(', ')}.`);
    } else if (isEmptyBelow(lines, at)) tell(at + 1, `Nothing stands under "## ${heading}".`);
    last = Math.max(last, at);
  }
}

function isEmptyBelow(lines: Lines, heading: number): boolean {
  const next = lines.findIndex((line, at) => at > heading && line.startsWith('## '));
  return lines.slice(heading + 1, next === -1 ? undefined : next).every((line) => line === '');
}

const FENCE = '```';

/** Code in a language of the judge is a part of an accepted solution, so that verifying has run it. */
function checkCode(lines: Lines, references: readonly Solution[], tell: Tell): void {
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!line.startsWith(FENCE)) {
      at += 1;
      continue;
    }
    const end = lines.indexOf(FENCE, at + 1);
    const inside = lines.slice(at + 1, end === -1 ? undefined : end);
    const [fence = ''] = line.slice(FENCE.length).split(' ');
    const key = CODE_KEYS.find((each) => languageOf(each).fence === fence);
    const solutions = references.filter((each) => each.key === key);
    if (key && !solutions.some(({ code }) => bare(code.split('\n')).includes(bare(inside)))) {
      tell(
        at + 1,
        'This code is in no accepted solution: put the program that it is of into submissions/accepted.',
      );
    }
    at = end === -1 ? lines.length : end + 1;
  }
}

/** Lines without what depends on where they stand. */
function bare(lines: Lines): string {
  const trimmed = lines.map((line) => line.trim()).filter((line) => line !== '');
  return `\n${trimmed.join('\n')}\n`;
}
