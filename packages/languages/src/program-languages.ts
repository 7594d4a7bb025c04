import { LANGUAGES, type LanguageIndex } from './index.ts';

/** What somebody may choose for programs that read any input. Statements of SQL need the tables of a task. */
export function programLanguages(): { value: LanguageIndex; name: string }[] {
  return LANGUAGES.flatMap(({ name, input }, index) =>
    input === 'text' ? [{ value: index as LanguageIndex, name }] : [],
  );
}
