import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import type {
  LookedInto,
  Destination,
  putUpload,
  UploadKind,
} from '@abhyas/contract/publishing-uploads.staff';
import type { CallInput } from '@abhyas/contract/call';

/** Stands for a course or a module that is made on the way. */
export const NEW = 'new';

export type Known = 'replace' | 'over' | 'beside';

/** What the form holds, whether or not this kind of upload asks for it. */
export type DestinationForm = {
  /** A folder of the draft, or NEW. */
  readonly course: string;
  readonly courseTitle: string;
  readonly module: string;
  readonly moduleTitle: string;
  readonly folder: string;
  readonly known: Known;
  /** What foreign questions become. */
  readonly questions: 'quiz' | 'exercises';
  /** The id of the concept that exercises practise. */
  readonly concept: string;
  /** The folder of the lesson that they are put into, or NEW. */
  readonly lesson: string;
};

/** What is put into the draft, by what its questions become. */
export function shownOf(found: LookedInto, { questions }: Pick<DestinationForm, 'questions'>): LookedInto {
  return questions === 'exercises' && found.exercises ? { ...found, ...found.exercises } : found;
}

/** The lessons of a draft, each with its module's title before its own. */
export function lessonsOf({ topics }: DraftDetail): { readonly folder: string; readonly title: string }[] {
  return topics.flatMap(({ title: course, subtopics }) =>
    subtopics.flatMap(({ title: module, assets }) =>
      assets
        .filter(({ kind, change }) => kind === 'text' && change !== 'removed')
        .map(({ folder, title }) => ({ folder, title: `${course}: ${module}: ${title}` })),
    ),
  );
}

/** What has to be said about this kind of upload. */
export function needsOf(
  { kind, pieces }: LookedInto,
  lesson = NEW,
): {
  readonly course: boolean;
  readonly module: boolean;
  readonly folder: boolean;
  /** The choices for what is in the draft already; none when nothing is. */
  readonly known: readonly Known[];
} {
  // What goes into a lesson that is there needs no place of its own.
  const placed = lesson === NEW ? pieces : pieces.filter(({ isExercises }) => !isExercises);
  const isKnown = placed.some(({ known }) => known);
  const hasAssets = kind === 'assets' && placed.length > 0;
  return {
    course: kind === 'modules' || hasAssets,
    module: hasAssets,
    folder: kind === 'files',
    known: kind === 'school' ? ['over', 'replace'] : isKnown ? choicesFor(kind) : [],
  };
}

function choicesFor(kind: UploadKind): readonly Known[] {
  return kind === 'assets' ? ['replace', 'beside'] : ['replace', 'over'];
}

/** The likely destination: the first course that was changed in this draft, or the first there is. */
export function likelyDestination(draft: DraftDetail, found: LookedInto): DestinationForm {
  const topics = draft.topics.filter(({ change }) => change !== 'removed');
  const course = topics.find(({ change }) => change !== 'same') ?? topics[0];
  return {
    course: course?.folder ?? NEW,
    courseTitle: '',
    module: course?.subtopics.at(-1)?.folder ?? NEW,
    moduleTitle: '',
    folder: '',
    known: needsOf(found).known[0] ?? 'replace',
    questions: found.exercises && found.pieces.length === 0 ? 'exercises' : 'quiz',
    concept: '',
    lesson: NEW,
  };
}

/** What is sent. */
export function requestOf(found: LookedInto, request: DestinationForm): CallInput<typeof putUpload>['body'] {
  const { kind } = found;
  const { concept, lesson } = request;
  const asExercises = request.questions === 'exercises' && found.exercises !== undefined;
  const needs = needsOf(shownOf(found, request), asExercises ? lesson : NEW);
  return {
    ...(asExercises && { exercises: { concept, ...(lesson !== NEW && { lesson }) } }),
    known: request.known,
    ...(needs.course && { course: destinationOf(request.course, request.courseTitle) }),
    ...(needs.module && { module: destinationOf(request.module, request.moduleTitle) }),
    ...(kind === 'files' && { folder: request.folder.split('/').filter(Boolean).join('/') }),
  };
}

function destinationOf(folder: string, title: string): Destination {
  return folder === NEW ? { title } : { folder };
}
