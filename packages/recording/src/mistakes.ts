import { arrayAt } from './array-at.ts';
import type { Mistake, Recording } from './format.ts';

/** Of a line of the compiler no more is read: programs can make it say what they like. */
const LINE_CHARACTERS = 1000;
/** What the compiler warns of that is a mistake wherever it is carried out. */
const CERTAIN = ['[-Wformat=]', '[-Wreturn-type]'];
const WARNING = ': warning: ';

type Program = {
  readonly code: string;
  readonly compileOutput: string;
};

/**
 * All mistakes that are known of a program's run, in the order of their steps: those that were found while it ran, and
 * those that the compiler has warned of and that were carried out. An array whose name the recorder does not know is
 * named by its line.
 */
export function mistakesOf(recording: Recording, { code, compileOutput }: Program): Mistake[] {
  const found = (recording.mistakes ?? []).map((mistake) =>
    mistake.name === '' && mistake.cells > 0 ? { ...mistake, name: arrayAt(code, mistake) } : mistake,
  );
  const lines = new Set(found.map(({ line }) => line));
  const isTold = found.some(({ report }) => report.startsWith('execution reached the end'));
  const warned = compileOutput.split('\n').flatMap((text) => {
    const warning = warningIn(text.slice(0, LINE_CHARACTERS));
    if (!warning || (isTold && warning.isReturn)) return [];
    const step = stepOf(recording, warning);
    const nothing = { name: '', cells: 0, index: 0, access: 'unknown' } as const;
    const { line, column, report } = warning;
    return step === -1 || lines.has(line)
      ? []
      : [{ step: recording.from + step, line, column, report, ...nothing }];
  });
  return [...found, ...warned].toSorted((a, b) => a.step - b.step);
}

type Warning = {
  readonly line: number;
  readonly column: number;
  readonly report: string;
  readonly isReturn: boolean;
};

/** Reads `main.c:5:12: warning: format … [-Wformat=]`. */
function warningIn(text: string): Warning | undefined {
  const at = text.indexOf(WARNING);
  if (at === -1 || !CERTAIN.some((end) => text.endsWith(end))) return undefined;
  const [column, line] = text.slice(0, at).split(':').toReversed().map(Number);
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) return undefined;
  return {
    line: line ?? 0,
    column: column ?? 0,
    report: text.slice(at + WARNING.length),
    isReturn: text.endsWith('[-Wreturn-type]'),
  };
}

/** The first step that carries out the line, or that ends a call there; -1 when none does. */
function stepOf({ steps }: Recording, { line, isReturn }: Warning): number {
  return steps.findIndex((step) => step.line === line && (step.kind === 'returned') === isReturn);
}
