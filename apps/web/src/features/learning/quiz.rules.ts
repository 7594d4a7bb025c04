import type { Mcq } from '@abhyas/contract/learning';

export type Choice = {
  /** Safe HTML. */
  readonly text: string;
  readonly correct: boolean;
  /** Why it is tempting and wrong. Safe HTML, may be empty. */
  readonly why: string;
};

/** A question as it is on the screen. `locked`: premium, and not owned. */
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

/** Whether exactly one choice is right: choosing another one then takes the first away. */
export function hasOneAnswer({ choices }: OpenQuestion): boolean {
  return choices.filter(({ correct }) => correct).length === 1;
}

/** LEARNING-24: tapping an answer toggles its selection. */
export function toggled(answers: Answers, question: OpenQuestion, choice: Choice): Answers {
  const before = answers[question.id];
  const chosen = new Set(hasOneAnswer(question) && !before?.has(choice) ? [] : before);
  if (!chosen.delete(choice)) chosen.add(choice);
  return { ...answers, [question.id]: chosen };
}

export function isAnswered({ id }: OpenQuestion, answers: Answers): boolean {
  return (answers[id]?.size ?? 0) > 0;
}

/** The answers as texts, which a later round in another order knows again. */
export type KeptAnswers = Readonly<Record<string, readonly string[]>>;

export function keptFrom(answers: Answers): KeptAnswers {
  const entries = Object.entries(answers).filter(([, chosen]) => chosen.size > 0);
  return Object.fromEntries(entries.map(([id, chosen]) => [id, [...chosen].map(({ text }) => text)]));
}

/** What of the kept answers these questions still have. */
export function restored(questions: readonly OpenQuestion[], kept: KeptAnswers): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, choices }) => {
      const texts = kept[id];
      return texts ? [[id, new Set(choices.filter(({ text }) => texts.includes(text)))]] : [];
    }),
  );
}

/** LEARNING-25: correct only if every correct choice is selected and no wrong one is. */
export function isAnsweredRight(question: OpenQuestion, answers: Answers): boolean {
  const chosen = answers[question.id];
  return question.choices.every((choice) => choice.correct === (chosen?.has(choice) ?? false));
}

export function openQuestions(questions: readonly Question[]): OpenQuestion[] {
  return questions.filter((question) => !question.locked);
}
