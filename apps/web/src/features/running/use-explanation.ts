import { useEffect, useState } from 'react';

import { pageLanguage } from '../../lib/page-language.ts';
import type { Answer } from './explanations/answer.ts';
import type { ExplainedAnswer } from './explanations/explain-answer.ts';
import type { Explanation, Failure, Sentences } from './explanations/explanation.ts';
import type { Warned } from './run.rules.ts';

type Seek<Subject, Found> = (subject: Subject, sentences: Sentences) => Promise<Found>;

async function sentencesOfPage(): Promise<Sentences> {
  if (pageLanguage() !== 'hi') return {};
  return (await import('./explanations/hindi/hindi.ts')).hindiSentences;
}

/** What a table says of `subject`, or null. The tables are fetched with the first use of a visit. */
function useTable<Subject, Found>(subject: Subject | null, seek: Seek<Subject, Found>): Found | null {
  const [known, setKnown] = useState<{ subject: Subject; found: Found } | null>(null);
  useEffect(() => {
    if (subject === null) return undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      const found = await seek(subject, await sentencesOfPage());
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

const seekFailure: Seek<Failure, Explanation | null> = async (failure, sentences) =>
  (await import('./explanations/explain.ts')).explain(failure, sentences);

const seekWarnings: Seek<Warned, readonly Explanation[]> = async (warned, sentences) =>
  (await import('./explanations/explain.ts')).explainWarnings(warned, sentences);

const seekAnswer: Seek<Answer, ExplainedAnswer | null> = async (answer, sentences) =>
  (await import('./explanations/explain-answer.ts')).explainAnswer(answer, sentences);

/** The explanation of a failure, or null. */
export const useExplanation = (failure: Failure | null): Explanation | null => useTable(failure, seekFailure);

/** What the compiler warned of, in plain sentences; none while they are looked for. */
export const useWarnings = (warned: Warned | null): readonly Explanation[] =>
  useTable(warned, seekWarnings) ?? [];

/** What is wrong with an answer, in a sentence, or null. */
export const useAnswerHint = (answer: Answer | null): ExplainedAnswer | null => useTable(answer, seekAnswer);
