import type { Mcq } from '@abhyas/contract/learning';

export type Choice = {
  /** Safe HTML. */
  readonly text: string;
  readonly correct: boolean;
  /** Why it is tempting and wrong. Safe HTML, may be empty. */
  readonly why: string;
};

/** A question as it stands on the screen. `locked`: premium, and not owned. */
export type Question =
  | { readonly locked: true }
  | {
      readonly locked: false;
      readonly id: string;
      readonly text: string;
      readonly explanation: string;
      readonly choices: readonly Choice[];
    };
export type OpenQuestion = Extract<Question, { locked: false }>;

/** Chosen choices by question id. */
export type Answers = Readonly<Record<string, ReadonlySet<Choice>>>;

/** Fisher and Yates's shuffle. `random` answers a number in 0..1, 1 excluded. */
export function shuffled<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** The questions with their choices shuffled (LEARNING-23). */
export function layOut(mcqs: readonly Mcq[], random: () => number = Math.random): Question[] {
  return mcqs.map((mcq, index) => {
    if (mcq.qn === undefined) return { locked: true };
    const right = (mcq.chC ?? []).map((text) => ({ text, correct: true, why: '' }));
    const wrong = (mcq.chW ?? []).map((text, at) => ({
      text,
      correct: false,
      why: mcq.whyWrong?.[at] ?? '',
    }));
    return {
      locked: false,
      id: mcq.id ?? String(index),
      text: mcq.qn,
      explanation: mcq.ref ?? '',
      choices: shuffled([...right, ...wrong], random),
    };
  });
}

/** LEARNING-24: tapping an answer toggles its selection. */
export function toggled(answers: Answers, id: string, choice: Choice): Answers {
  const chosen = new Set(answers[id]);
  if (!chosen.delete(choice)) chosen.add(choice);
  return { ...answers, [id]: chosen };
}

/** LEARNING-25: correct only if every correct choice is selected and no wrong one is. */
export function isAnsweredRight(question: OpenQuestion, answers: Answers): boolean {
  const chosen = answers[question.id];
  return question.choices.every((choice) => choice.correct === (chosen?.has(choice) ?? false));
}

export function openQuestions(questions: readonly Question[]): OpenQuestion[] {
  return questions.filter((question) => !question.locked);
}
