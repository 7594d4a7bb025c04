import type { Problem } from '@abhyas/contract/practice';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { useMemo, useState } from 'react';

import { storageKeys } from '../../config.ts';
import { readStored, store } from '../../lib/storage.ts';
import { languageOfTopic } from '../learning/learning.rules.ts';
import { useCodeSettings } from '../settings/settings.queries.ts';
import { languageFor, offeredLanguages, wantedLanguage } from './workspace.rules.ts';

type Opened = {
  readonly problem: Problem;
  readonly data: NonNullable<Problem['assetData']>;
  readonly accountId: string;
  /** When opened from a course: the language that it teaches comes before the usual one. */
  readonly fromCourse: boolean;
};

/** The language of a workspace. What is chosen in it holds for this problem whenever it is opened from its course. */
export function useLanguage({ problem, data, accountId, fromCourse }: Opened) {
  const { settings, choose } = useCodeSettings();
  const key = `${storageKeys.problemLanguage}:${accountId}:${problem.assetId}`;
  const [own, setOwn] = useState(() => (fromCourse ? readIndex(key) : undefined));
  const languages = useMemo(() => offeredLanguages(data), [data]);
  const course = fromCourse ? languageOfTopic(problem.topicId) : undefined;
  return {
    languages,
    language: languageFor(wantedLanguage({ own, course, usual: settings.codeLanguage }), languages),
    /** It also becomes the favourite language. */
    chooseLanguage: (codeLanguage: LanguageIndex): Promise<void> => {
      store(key, String(codeLanguage));
      if (fromCourse) setOwn(codeLanguage);
      return choose({ codeLanguage });
    },
  };
}

function readIndex(key: string): LanguageIndex | undefined {
  const kept = readStored(key);
  return kept !== null && kept in LANGUAGES ? (Number(kept) as LanguageIndex) : undefined;
}
