import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

import type { LanguageIndex } from '@abhyas/languages/index';

const PROBLEMS = new URL('../../../../../content/problems/', import.meta.url);
/** Those of `npm test`: of every so many problems that are solved in each language one. */
const SAMPLED_EVERY = 250;
/** A recorded program is ended after so many steps: small inputs are carried out whole. */
const MOST_INPUT_BYTES = 2000;
/** The language of each ending. C++17 has what the older ones have. */
const LANGUAGES: Readonly<Record<string, LanguageIndex>> = { c: 0, cpp: 3, java: 4, py: 5 };

/** A right solution of the problem bank with inputs of its problem. */
export type Solution = {
  readonly name: string;
  readonly language: LanguageIndex;
  readonly code: string;
  readonly inputs: readonly string[];
};

/** The right solutions of all problems in the four languages whose steps are recorded, or of a few problems. */
export function solutionsOfBank({ all }: { readonly all: boolean }): readonly Solution[] {
  const problems = readdirSync(PROBLEMS).toSorted();
  const chosen = all ? problems : problems.filter(isSolvedInEach).filter((_, at) => at % SAMPLED_EVERY === 0);
  return chosen.flatMap((problem) => {
    const folder = new URL(`${problem}/`, PROBLEMS);
    const accepted = new URL('submissions/accepted/', folder);
    const files = existsSync(accepted) ? readdirSync(accepted).toSorted() : [];
    return files.flatMap((file) => {
      const language = LANGUAGES[file.slice(file.lastIndexOf('.') + 1)];
      if (language === undefined) return [];
      const code = readFileSync(new URL(file, accepted), 'utf8');
      // Between a lambda or a method by reference and its caller jdb has calls of the library: the comparison does not
      // find the caller there.
      if (!all && language === LANGUAGES['java'] && /->|::/.test(code)) return [];
      return [{ name: `${problem}/${file}`, language, code, inputs: inputsOf(folder) }];
    });
  });
}

const isSolvedInEach = (problem: string): boolean =>
  Object.keys(LANGUAGES).every((ending) =>
    existsSync(new URL(`${problem}/submissions/accepted/solution.${ending}`, PROBLEMS)),
  );

/** The first example, and the largest hidden test among the small ones. */
function inputsOf(folder: URL): string[] {
  const [example] = filesIn(new URL('data/sample/', folder));
  const small = filesIn(new URL('data/secret/', folder)).filter(({ bytes }) => bytes <= MOST_INPUT_BYTES);
  const largest = small.toSorted((a, b) => b.bytes - a.bytes)[0];
  return [example, largest].flatMap((file) => (file ? [readFileSync(file.url, 'utf8')] : []));
}

function filesIn(folder: URL): { url: URL; bytes: number }[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.in'));
  return names.toSorted().map((name) => {
    const url = new URL(name, folder);
    return { url, bytes: statSync(url).size };
  });
}
