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
};

/** What has to be said about this kind of upload. */
export function needsOf({ kind, pieces }: LookedInto): {
  readonly course: boolean;
  readonly module: boolean;
  readonly folder: boolean;
  /** The choices for what is in the draft already; none when nothing is. */
  readonly known: readonly Known[];
} {
  const isKnown = pieces.some(({ known }) => known);
  return {
    course: kind === 'modules' || kind === 'assets',
    module: kind === 'assets',
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
  };
}

/** What is sent. */
export function requestOf(kind: UploadKind, request: DestinationForm): CallInput<typeof putUpload>['body'] {
  const needsCourse = kind === 'modules' || kind === 'assets';
  return {
    known: request.known,
    ...(needsCourse && { course: destinationOf(request.course, request.courseTitle) }),
    ...(kind === 'assets' && { module: destinationOf(request.module, request.moduleTitle) }),
    ...(kind === 'files' && { folder: request.folder.split('/').filter(Boolean).join('/') }),
  };
}

function destinationOf(folder: string, title: string): Destination {
  return folder === NEW ? { title } : { folder };
}
