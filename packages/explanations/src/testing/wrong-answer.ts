import type { Answer } from '../answers/answer.ts';

/** A program that runs and answers wrongly, and what is to be told of it. */
export type WrongAnswer = {
  readonly id: string;
  readonly input?: string;
  readonly expected: string;
  readonly actual: string;
  readonly program?: NonNullable<Answer['program']>;
  /** Words that the sentence must quote. */
  readonly words?: readonly string[];
};

export const py = (code: string) => ({ key: 'py', code }) as const;
export const c = (code: string) => ({ key: 'c', code }) as const;
export const cpp = (code: string) => ({ key: 'cpp', code }) as const;
export const java = (code: string) => ({ key: 'java', code }) as const;
