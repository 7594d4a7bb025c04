import type { RecordCover } from '@abhyas/contract/lab-records.staff';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { TestReport } from '@abhyas/contract/running';

/** A submission as a lab record shows it. */
export type RecordedWork = {
  /** The name of its language. */
  readonly language: string;
  /** ISO 8601. */
  readonly at: string;
  readonly late: boolean;
  readonly code: string;
  readonly tests: readonly Pick<TestReport, 'verdict' | 'actual' | 'hidden'>[];
};

/** An item of an assignment in a lab record. Points and marks are in hundredths. */
export type RecordedItem = {
  readonly title: string;
  readonly assignment: string;
  /** What was to be done, in short. */
  readonly statement: string;
  /** When its assignment opened, ISO 8601. */
  readonly given: string;
  readonly points: number;
  readonly hundredths: number;
  /** The submission that counts. */
  readonly work?: RecordedWork;
  /** How the mark came about, a sentence each. */
  readonly working: readonly string[];
  readonly comment?: string;
};

/** Everything that a learner's lab record says. */
export type LabRecord = {
  readonly language: PageLanguage;
  readonly cover: RecordCover;
  /** Of the institute, a PNG. */
  readonly logo?: Uint8Array | undefined;
  readonly batch: string;
  readonly name: string;
  readonly rollNumber: string;
  readonly section: string;
  readonly items: readonly RecordedItem[];
};

/** What would not be a name of a file everywhere, or leads out of a folder. */
const NOT_IN_NAMES = /[\p{Cc}\p{Bidi_Control}\\/:*?"<>|]/gu;
const NAME_MAX = 80;

/** The name of a learner's file. In a folder of many their place in the list keeps any two apart. */
export function recordFileName(
  { rollNumber, name }: { readonly rollNumber: string; readonly name: string },
  place?: number,
): string {
  const number = place === undefined ? '' : String(place).padStart(3, '0');
  const said = [number, rollNumber, name].filter((part) => part !== '').join(' ');
  const safe = said.toWellFormed().replaceAll(NOT_IN_NAMES, '-');
  return `${Array.from(safe).slice(0, NAME_MAX).join('').trim()}.pdf`;
}
