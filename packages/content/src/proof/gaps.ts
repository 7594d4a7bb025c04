import type { CodeKey } from '@abhyas/languages/code-keys';
import type { ProblemAsset } from '../release-assets.ts';

type Offered = {
  readonly languages: readonly CodeKey[];
  readonly references: readonly { readonly key: CodeKey }[];
};

/** Languages that learners may use though no right solution shows that the problem can be solved in them. */
export function unsolvedIn({ languages, references }: Offered): CodeKey[] {
  const solved = new Set(references.map(({ key }) => key));
  return languages.filter((key) => !solved.has(key));
}

/**
 * Languages of right solutions that were not changed in small ways: what the tests notice in one language says little
 * of the mistakes that are made in another.
 * @param tried the right solutions that were changed, by their paths below `submissions/`
 */
export function unmutatedIn({ judging }: Pick<ProblemAsset, 'judging'>, tried: Iterable<string>): CodeKey[] {
  const names = new Set(tried);
  const mutated = new Set(judging.references.filter(({ name }) => names.has(name)).map(({ key }) => key));
  return [...new Set(judging.references.map(({ key }) => key))].filter((key) => !mutated.has(key));
}
