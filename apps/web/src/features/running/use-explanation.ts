import type { Answer } from '@abhyas/explanations/answers/answer';
import type { ExplainedAnswer } from '@abhyas/explanations/explain-answer';
import type { Explanation, Failure } from '@abhyas/explanations/explanation';
import { useEffect, useState } from 'react';

import { pageLanguage } from '../../lib/page-language.ts';
import type { EndlessRun, Warned } from './run.rules.ts';

type Seek<Subject, Found> = (subject: Subject) => Promise<Found>;

/** What a table says of `subject`, or null. The tables are fetched with the first use of a visit. */
function useTable<Subject, Found>(subject: Subject | null, seek: Seek<Subject, Found>): Found | null {
  const [known, setKnown] = useState<{ subject: Subject; found: Found } | null>(null);
  useEffect(() => {
    if (subject === null) return undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      const found = await seek(subject);
      if (wanted) setKnown({ subject, found });
    };
    // Without the tables, as offline, the raw message is still shown.
    look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [subject, seek]);
  return known !== null && known.subject === subject ? known.found : null;
}

const seekFailure: Seek<Failure, Explanation | null> = async (failure) => {
  const { explain, ...explainers } = await explainersFor(failure.key);
  return explain(failure, { ...explainers, language: pageLanguage() });
};

const seekWarnings: Seek<Warned, readonly Explanation[]> = async (warned) => {
  const [{ explainWarnings }, explainers] = await Promise.all([
    import('@abhyas/explanations/explain'),
    loadRules().then(({ warningExplainers }) => warningExplainers()),
  ]);
  return explainWarnings(warned, { ...explainers, language: pageLanguage() });
};

/** How what goes wrong in a language is explained. */
export async function explainersFor(key: Failure['key']) {
  const [{ explain, eachExplained }, explainers] = await Promise.all([
    import('@abhyas/explanations/explain'),
    loadRules().then(({ explainersOf }) => explainersOf(key)),
  ]);
  return { explain, eachExplained, ...explainers };
}

const loadRules = () => import('@abhyas/explanations/rules');

const seekAnswer: Seek<Answer, ExplainedAnswer | null> = async (answer) =>
  (await import('@abhyas/explanations/explain-answer')).explainAnswer(answer, pageLanguage());

const seekEndless: Seek<EndlessRun, Explanation | null> = async (run) =>
  (await import('@abhyas/explanations/endless/endless')).explainEndless(run, pageLanguage());

/** The explanation of a failure, or null. */
export const useExplanation = (failure: Failure | null): Explanation | null => useTable(failure, seekFailure);

/** What the compiler warned of, in plain sentences; none while they are looked for. */
export const useWarnings = (warned: Warned | null): readonly Explanation[] =>
  useTable(warned, seekWarnings) ?? [];

/** Why a program may not end, or null. */
export const useEndless = (run: EndlessRun | null): Explanation | null => useTable(run, seekEndless);

/** What is wrong with an answer, in a sentence, or null. */
export const useAnswerHint = (answer: Answer | null): ExplainedAnswer | null => useTable(answer, seekAnswer);
