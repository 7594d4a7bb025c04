import type { TranslationLanguage, Translations } from '@abhyas/contract/page-language';
import type { LanguageIndex } from '@abhyas/languages/index';
import type { CodeKey } from '@abhyas/languages/code-keys';
import type { ExerciseKind } from './exercises/drawn.ts';
import type { PLAIN_CHECKERS } from './forms/checker-kinds.ts';

/**
 * A release: all content of one moment, read from files, checked and rendered. It is plain JSON, never
 * changes after it is built, and is named by the hash of itself. The API publishes it to PostgreSQL and
 * serves it from memory.
 *
 * What is sold is under `body` (and, for a quiz, under each question's `body`); everything else may
 * be shown to anybody. `judging` never leaves the server.
 */
export type Release = {
  /** SHA-256 in hex over the JSON of the rest and the hashes of the files that it was built from. */
  readonly id: string;
  readonly topics: readonly Topic[];
  /** In the order of the slots plan1 to plan7 (PLANS-1). */
  readonly plans: readonly Plan[];
  readonly testimonials: readonly Testimonial[];
  /** Releases of earlier versions have none. */
  readonly concepts?: readonly Concept[];
  readonly pages: readonly Page[];
  /** Pictures, videos and captions that the rendered content points at, by file name. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
};

/** A release together with the bytes it names: test data and files, by SHA-256 in hex. */
export type ReleaseBundle = {
  readonly release: Release;
  readonly blobs: ReadonlyMap<string, Uint8Array>;
  /** The files that it was built from, by path: what a draft of the next release begins with. */
  readonly sources?: ReadonlyMap<string, Uint8Array>;
};

/** A served file. Its name is its hash and extension, its address `FILE_PATH` and the name. */
export type ReleaseFile = {
  readonly hash: string;
  readonly contentType: string;
  readonly bytes: number;
  /** The premium asset it belongs to, or null when anybody may fetch it. */
  readonly protectedBy: string | null;
};

/** A course as /learn shows it. */
export type Topic = {
  readonly id: string;
  readonly title: string;
  /** One line for a card. Plain text. */
  readonly summary: string;
  /** Plain text. */
  readonly description: string;
  /** Path of the topic's picture, see `ReleaseFile`. */
  readonly imageUrl: string;
  readonly subtopics: readonly Subtopic[];
  /** Courses whose contents are taken as known. */
  readonly buildsOn?: readonly string[];
  /** In the order of its terms. */
  readonly glossary?: readonly GlossaryEntry[];
  readonly translations?: Translations<Pick<Topic, 'title' | 'summary' | 'description' | 'glossary'>>;
};

export type Subtopic = {
  readonly id: string;
  readonly topicId: string;
  readonly title: string;
  /** One line on what the learner can do afterwards. Plain text. */
  readonly summary: string;
  /** False: locked until the live class; nothing of its assets is served (LEARNING-7). */
  readonly rollout: boolean;
  readonly assets: readonly Asset[];
  readonly translations?: Translations<Pick<Subtopic, 'title' | 'summary'>>;
};

type AssetBase = {
  /** Unique among all topics, subtopics and assets. */
  readonly id: string;
  readonly topicId: string;
  readonly subtopicId: string;
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

/** Something that can be taught and needed: content/concepts.yaml. */
export type Concept = {
  readonly id: string;
  readonly name: string;
  /** The name in the other languages of the pages, by their codes. */
  readonly names: Readonly<Record<string, string>>;
  /** What it is a part of. */
  readonly parents: readonly string[];
  /** How it looks in code (concepts/constructs.ts). */
  readonly constructs?: readonly string[];
};

/** An entry of a course's glossary. */
export type GlossaryEntry = {
  /** The term in the original's language as part of an address. Releases of earlier versions have none. */
  readonly id?: string;
  readonly term: string;
  /** Other forms under which a text may name it. */
  readonly forms: readonly string[];
  /** Safe HTML. */
  readonly html: string;
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
  /** The spec's `ref`, shown after Check. Safe HTML, empty when the author gave none. */
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
  readonly body: ProblemBody;
  readonly judging: Judging;
  readonly translations?: Translations<Pick<ProblemAsset, 'title' | 'summary' | 'body'>>;
};

export type ProblemBody = {
  /** The statement with the input and output format. Safe HTML. */
  readonly problem: string;
  /** The samples with their explanations. Safe HTML. */
  readonly sample: string;
  /** Constraints and notes. Safe HTML, may be empty. */
  readonly extraDescription: string;
  /** Safe HTML; null when there is none (spec: buttons only when present). */
  readonly hint1: string | null;
  readonly hint2: string | null;
  /** Address of the video hint. */
  readonly hintVideo: string | null;
  /** Keys of the languages that may be used, in the order of the spec's list. */
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
};

/** Stated for C; every other language gets its toolchain's factor on top. */
export type JudgingLimits = {
  readonly timeMs: number;
  readonly memoryMb: number;
  readonly outputKb: number;
};

export type Checker =
  | { readonly kind: (typeof PLAIN_CHECKERS)[number] }
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

export type WrongSolution = Solution & { readonly expected: WrongVerdict };

export type Asset = TextAsset | QuizAsset | VideoAsset | ProblemAsset;
export type AssetType = Asset['type'];

/** What of an item is in its version in another language. */
export type VersionOf<Item> = Item extends { readonly translations?: Translations<infer Version> }
  ? Version
  : never;

export type Plan = {
  /** plan1 to plan7. */
  readonly id: string;
  readonly title: string;
  /** Whole rupees, GST included. */
  readonly priceRupees: number;
  /** Topics whose premium content the plan opens. */
  readonly topicIds: readonly string[];
  readonly validityDays: number;
  /** As the card says it: "6 months". */
  readonly validity: string;
  readonly imageUrl: string;
  /** The ribbon's text; "Coming Soon" plans cannot be bought. Empty: no ribbon. */
  readonly planType: string;
  readonly translations?: Translations<Pick<Plan, 'title' | 'validity' | 'planType'>>;
};

export type Testimonial = {
  readonly name: string;
  /** Course and college, or what else says who speaks. */
  readonly about: string;
  readonly text: string;
  /** True: written by us as an example, and shown to nobody. */
  readonly sample: boolean;
};

export type Page = {
  /** `privacypolicy`, `terms`, `grievance`, … */
  readonly id: string;
  readonly title: string;
  /** Safe HTML. */
  readonly html: string;
  readonly translations?: Translations<Pick<Page, 'title' | 'html'>>;
  /** Set when it is shown in another language than English. */
  readonly language?: TranslationLanguage;
};

/** The path under which a release's files are served. */
export const FILE_PATH = '/files/';

/** The tag by which the spec's ribbon and blocked checkout know a plan that cannot be bought yet. */
export const COMING_SOON = 'Coming Soon';
