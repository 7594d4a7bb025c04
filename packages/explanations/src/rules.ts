import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';

import type { Explaining } from './explain.ts';
import type { ExplanationRule } from './explanation.ts';

type Table = { readonly rules: readonly ExplanationRule[] };

/**
 * What errors in one language are explained with, fetched when it is first asked for. The more exact rows come first.
 * @throws for a language whose errors are not explained yet
 */
export async function explainersOf(key: CodeKey): Promise<Omit<Explaining, 'language'>> {
  const { fence, errors } = languageOf(key);
  const [{ rules }, { readMessages }] = await Promise.all([
    import(`./${fence}/rules.ts`) as Promise<Table>,
    errors.reader(),
  ]);
  return { rules, readMessages };
}

/** With what is explained what gcc and g++ warn of in a program that compiles. */
export async function warningExplainers(): Promise<Omit<Explaining, 'language'>> {
  const [{ warningRules: rules }, { readMessages }] = await Promise.all([
    import('./warning-rules.ts'),
    languageOf('c').errors.reader(),
  ]);
  return { rules, readMessages };
}
