import type { TranslationLanguage, Translations } from '@abhyas/contract/page-language';

import type { DrawnExercise } from './exercises/drawn.ts';
import type { Asset } from './release-assets.ts';

/**
 * A release: all content of one moment, read from files, checked and rendered. It is plain JSON, never
 * changes after it is built, and is named by the hash of itself. The API publishes it to PostgreSQL and
 * serves it from memory.
 *
 * What is sold is under `body` (and, for a quiz, under each question's `body`); everything else may
 * be shown to anybody. `judging` never leaves the server, and `editorial` goes only to learners who have solved the
 * problem or given up.
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
  /** Releases of earlier versions have none. */
  readonly sheets?: readonly Sheet[];
  /** Releases of earlier versions have none. */
  readonly mocks?: readonly Mock[];
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
  /** Ids of courses that were divided, of which this one has a part: who owned one of them owns it. */
  readonly formerly?: readonly string[];
  /** In the order of its terms. */
  readonly glossary?: readonly GlossaryEntry[];
  /** Set when it is shown to the staff and is for these classes only. */
  readonly onlyFor?: readonly string[];
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
  /** Set when it is shown to the staff and is for these classes only. */
  readonly onlyFor?: readonly string[];
  readonly translations?: Translations<Pick<Subtopic, 'title' | 'summary'>>;
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
  /** It opens the mock tests: the words in which it says so. */
  readonly mocks?: string;
  readonly translations?: Translations<Pick<Plan, 'title' | 'validity' | 'planType' | 'mocks'>>;
};

/** A titled, ordered set of problems. */
export type Sheet = {
  readonly id: string;
  readonly title: string;
  /** One line for a card. Plain text. */
  readonly summary: string;
  readonly groups: readonly { readonly title: string; readonly problems: readonly string[] }[];
  readonly translations?: Translations<Pick<Sheet, 'title' | 'summary' | 'groups'>>;
};

/** A timed mock test. Nothing of its items leaves the server before a learner has begun it, and no answer before the end. */
export type Mock = {
  readonly id: string;
  readonly title: string;
  /** One line for a card. Plain text. */
  readonly summary: string;
  readonly minutes: number;
  /** A set to practise with; left out: like a whole examination. */
  readonly isPractice?: boolean;
  /** Courses in whose lessons its concepts are looked up first. */
  readonly topicIds: readonly string[];
  readonly sections: readonly MockSection[];
  readonly translations?: Translations<Pick<Mock, 'title' | 'summary' | 'sections'>>;
};

export type MockSection = { readonly title: string; readonly groups: readonly MockGroup[] };

/** Items of a section that are worth the same; they are asked in any order. */
export type MockGroup = {
  /** Of each item, in hundredths. */
  readonly marks: number;
  /** A wrong single choice costs this part of the marks: 3 for a third. Absent: nothing. */
  readonly penalty?: number;
  readonly items: readonly MockItem[];
};

export type MockItem = {
  /** Unique in its test; of a problem its own. */
  readonly id: string;
  /** Ids of concepts. */
  readonly concepts: readonly string[];
  /** The question with its program; absent: a problem of the bank. Safe HTML. */
  readonly html?: string;
  /** With all that is right; absent: a problem of the bank. */
  readonly exercise?: DrawnExercise;
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

/** The tag by which ribbon and checkout know a plan that cannot be bought yet. */
export const COMING_SOON = 'Coming Soon';
