import type { TranslationLanguage, Translations } from '@abhyas/contract/page-language';
import type { CodeKey } from '@abhyas/languages/code-keys';
import type { LanguageIndex } from '@abhyas/languages/index';

import type { ExerciseKind } from './exercises/drawn.ts';
import type { PLAIN_CHECKERS } from './forms/checker-kinds.ts';

/** The place of an item: its course and its module. */
export type Place = { readonly topicId: string; readonly subtopicId: string };

type AssetBase = {
  /** Unique among all topics, subtopics and assets. */
  readonly id: string;
  readonly topicId: string;
  readonly subtopicId: string;
  /** The other places of a problem of the bank; absent if there are none. */
  readonly alsoIn?: readonly Place[];
  readonly title: string;
  readonly premium: boolean;
  /** Set by `releaseIn` on what there is in its language. */
  readonly language?: TranslationLanguage;
};

export type TextAsset = AssetBase & {
  readonly type: 'text';
  readonly body: TextBody;
  /** What is in the text to be worked on. Releases of earlier versions have none. */
  readonly exercises?: readonly ExerciseOutline[];
  /** Ids of concepts. */
  readonly teaches?: readonly string[];
  readonly needs?: readonly string[];
  /** Versions in other languages, as far as authors wrote them: each part takes the place of its namesake. */
  readonly translations?: Translations<Pick<TextAsset, 'title' | 'body'>>;
};

/** An exercise of a lesson as everybody may know it; the exercise itself is in the lesson's HTML. */
export type ExerciseOutline = {
  /** Unique in its lesson. */
  readonly id: string;
  readonly kind: ExerciseKind;
  readonly concepts: readonly string[];
};

export type TextBody = {
  /** Safe HTML in the vocabulary of docs/how-to/add-a-text.md. */
  readonly html: string;
  /** Time to read it, counted at 200 words a minute. */
  readonly readingMinutes: number;
};

export type QuizAsset = AssetBase & {
  readonly type: 'mcqs';
  readonly questions: readonly QuizQuestion[];
  readonly translations?: Translations<Pick<QuizAsset, 'title' | 'questions'>>;
};

export type QuizQuestion = {
  /** Unique within the quiz, stable while the author keeps the question's text. */
  readonly id: string;
  /** True: only who owns the asset sees the body, even when the asset itself is free. */
  readonly premium: boolean;
  /** Ids of concepts that its answer tells something about; absent where the author named none. */
  readonly concepts?: readonly string[];
  readonly body: QuizQuestionBody;
};

export type QuizQuestionBody = {
  /** Safe HTML. */
  readonly question: string;
  readonly correct: readonly QuizChoice[];
  readonly wrong: readonly QuizChoice[];
  /** Shown after Check (`ref` on the wire). Safe HTML, empty when the author gave none. */
  readonly explanation: string;
};

export type QuizChoice = {
  /** Safe HTML. */
  readonly text: string;
  /** Why it is right or tempting. Safe HTML, empty when the author gave none. */
  readonly explanation: string;
};

export type VideoAsset = AssetBase & {
  readonly type: 'video';
  readonly durationSeconds: number | null;
  readonly body: VideoBody;
  readonly translations?: Translations<Pick<VideoAsset, 'title' | 'durationSeconds' | 'body'>>;
};

export type VideoBody = {
  /** Path of a file of ours or an https address (YouTube, HLS). */
  readonly url: string;
  /** The same video in lighter versions. Releases of earlier versions have none. */
  readonly sources?: readonly VideoRendition[];
  readonly posterUrl: string | null;
  /** It was drawn from a text, dark on light paper, and may be turned over for a dark screen. */
  readonly drawn?: true;
  readonly captions: readonly { readonly language: string; readonly label: string; readonly url: string }[];
  /** Safe HTML. */
  readonly description: string;
};

/** A version of a video for a slow or a dear connection. */
export type VideoRendition = {
  readonly url: string;
  /** Lines of the picture: 144, 240 …; null: sound only. */
  readonly height: number | null;
  /** What it weighs, when it is not a file of ours. */
  readonly bytes?: number;
};

export type ProblemAsset = AssetBase & {
  readonly type: 'problem';
  /** One or two sentences for a card. Plain text. */
  readonly summary: string;
  /** 1 easy, 2 medium, 3 hard (PRACTICE-3). */
  readonly difficulty: 1 | 2 | 3;
  readonly tags: readonly string[];
  /** Offered as a first problem to try (PRACTICE-22). */
  readonly tryIt: boolean;
  /** Ids of concepts. */
  readonly teaches?: readonly string[];
  readonly needs?: readonly string[];
  /** The step before it in a project: learners begin with their own solution of that (PRACTICE-64). */
  readonly continues?: string;
  readonly body: ProblemBody;
  readonly judging: Judging;
  /** For learners who have solved it or given up. */
  readonly editorial?: Editorial;
  readonly translations?: Translations<Pick<ProblemAsset, 'title' | 'summary' | 'body' | 'editorial'>>;
};

/** How a problem is solved, and why that is right. */
export type Editorial = {
  /** Safe HTML. */
  readonly html: string;
  /** One right program for each language that has one. */
  readonly solutions: readonly { readonly key: CodeKey; readonly html: string }[];
};

export type ProblemBody = {
  /** The statement with the input and output format. Safe HTML. */
  readonly problem: string;
  /** The samples with their explanations. Safe HTML. */
  readonly sample: string;
  /** Constraints and notes. Safe HTML, may be empty. */
  readonly extraDescription: string;
  /** Safe HTML; null when there is none (its button is there only when it is: PRACTICE-9). */
  readonly hint1: string | null;
  readonly hint2: string | null;
  /** Address of the video hint. */
  readonly hintVideo: string | null;
  /** Keys of the languages that may be used, in the order of LANGUAGES-1. */
  readonly languages: readonly CodeKey[];
  /** The code a reset brings back, for each offered language: the author's, or the language's template. */
  readonly starter: Readonly<Partial<Record<CodeKey, string>>>;
  /** What the Custom Testcase tab shows first, per language. */
  readonly customTestcase: Readonly<Partial<Record<CodeKey, string>>>;
};

/** How a problem is judged. Fits `RunJob` of the queue package word for word. */
export type Judging = {
  readonly limits: JudgingLimits;
  readonly checker: Checker;
  readonly stopAtFirstFailure: boolean;
  /** Samples first, then the hidden tests, both in the order of their names. */
  readonly tests: readonly JudgingTest[];
  /** The author's right solutions, one or more per language key. */
  readonly references: readonly Solution[];
  /** Solutions that must fail, with the verdict they were written for. */
  readonly wrongSolutions: readonly WrongSolution[];
  /** How the time of right programs grows with the input, and of those that must be too slow. */
  readonly complexity?: { readonly passes: string; readonly fails: string };
};

/** Stated for C; every other language gets its toolchain's factor on top. */
export type JudgingLimits = {
  readonly timeMs: number;
  readonly memoryMb: number;
  readonly outputKb: number;
};

export type Checker =
  | { readonly kind: (typeof PLAIN_CHECKERS)[number] | 'rows' }
  | { readonly kind: 'floats'; readonly absolute: number; readonly relative: number }
  | { readonly kind: 'custom'; readonly language: LanguageIndex; readonly code: string };

export type JudgingTest = {
  readonly name: string;
  readonly inputHash: string;
  readonly answerHash: string;
  readonly hidden: boolean;
  /** What the test tries, in words a learner may read ("n = 1"). */
  readonly category: string;
};

export type Solution = {
  /** Path below `submissions/`, as the author named it. */
  readonly name: string;
  readonly key: CodeKey;
  readonly code: string;
};

export const WRONG_VERDICTS = ['wrong_answer', 'time_limit_exceeded', 'run_time_error'] as const;
export type WrongVerdict = (typeof WRONG_VERDICTS)[number];

export type WrongSolution = Solution & {
  readonly expected: WrongVerdict;
  /** The tests that have to find its mistake; unset: any of the problem's. */
  readonly tests?: readonly JudgingTest[];
};

export type Asset = TextAsset | QuizAsset | VideoAsset | ProblemAsset;
export type AssetType = Asset['type'];

/** What of an item is in its version in another language. */
export type VersionOf<Item> = Item extends { readonly translations?: Translations<infer Version> }
  ? Version
  : never;
