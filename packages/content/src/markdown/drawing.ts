import type { Element } from 'hast';
import type { FaultList } from '../files/faults.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Folder } from '../files/folder.ts';
import type { DrawSteps } from '../steps/steps-file.ts';
import type { Snippet } from '../snippet.ts';
import type { Highlighter } from './highlighter.ts';
import type { Labels } from './labels.ts';
import type { LinkTargets } from './link-targets.ts';
import type { Complain } from './source-tree.ts';
import type { LinkedTerms } from './terms.ts';

/** Where a Markdown text stands, for its faults, its pictures and who may see them. */
export type SourceLocation = {
  readonly file: string;
  /** Line of the text's first line in the file. */
  readonly firstLine: number;
  readonly folder: Folder;
  /** The premium asset the text belongs to, or null. */
  readonly protectedBy: string | null;
  /** What the text may embed by `> [!EXERCISE] id`; absent where no exercises stand. */
  readonly exercises?: EmbeddedExercises;
  /** Programs that open stepped (`trace=id`); absent where none may stand. */
  readonly drawSteps?: DrawSteps;
  /** Hears of every program of the text, and of its first line in the file. */
  readonly onProgram?: (program: { readonly language: string; readonly code: string }, line: number) => void;
  /** The glossary that bold terms link to. */
  readonly terms?: LinkedTerms;
};

export type EmbeddedExercises = {
  readonly elements: ReadonlyMap<string, Element>;
  /** Their file could not be read: its own faults are told, and not that each of them is missing. */
  readonly isUnread: boolean;
  /** Filled while the text is drawn. */
  readonly embedded: Set<string>;
};

/** What rendering reads and fills beside the HTML it returns. */
export type RenderSinks = {
  readonly faults: FaultList;
  readonly store: FileStore;
  readonly snippets: Snippet[];
  readonly highlight: Highlighter;
  /** Our own words, in the language of the text. */
  readonly labels: Labels;
  readonly links: LinkTargets;
};

/** The same for one text that is being drawn. */
export type Drawing = RenderSinks & { readonly location: SourceLocation; readonly complain: Complain };
