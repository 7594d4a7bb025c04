import { fill } from '@abhyas/contract/fill';
import { mailTextsIn } from '@abhyas/contract/messages/in-language';
import { pointsText } from '@abhyas/contract/points-text';

import { formatDay, formatMinute } from '../../platform/india/indian-format.ts';
import { PdfFlow, SOFT } from '../../platform/pdf/pdf-flow.ts';
import { printableLines } from '../../platform/pdf/text-lines.ts';
import type { LabRecord, RecordedItem, RecordedWork } from './lab-record.rules.ts';

/** Lines of one program, and of all programs of a record: some 500 pages. */
const PROGRAM_LINES_MAX = 3000;
const RECORD_LINES_MAX = 30_000;
/** How much of a program's output is shown, and how many characters of it are examined. */
const OUTPUT_LINES_MAX = 15;
const OUTPUT_CHARACTERS_MAX = 4000;
/** Numbers of tests that did not pass. */
const FAILED_NAMED_MAX = 20;

/** Of the logo on the cover. */
const LOGO_HEIGHT = 70;

type Drawing = {
  readonly flow: PdfFlow;
  readonly words: ReturnType<typeof mailTextsIn>['labRecord'];
  /** Lines of programs that may still be printed. */
  linesLeft: number;
};

/** A learner's lab record: the cover, the index with a column for signatures, then each item on a page of its own. */
export async function labRecordPdf(record: LabRecord): Promise<Buffer> {
  const words = mailTextsIn(record.language).labRecord;
  const flow = new PdfFlow(`${words.title}: ${record.name}`);
  const drawing: Drawing = { flow, words, linesLeft: RECORD_LINES_MAX };
  drawCover(drawing, record);
  drawIndex(drawing, record);
  record.items.forEach((item, at) => drawItem(drawing, item, at + 1));
  const who = [record.rollNumber, record.name, record.batch].filter((part) => part !== '').join(' · ');
  const [foot = ''] = flow.lines(who, { size: 8, width: flow.width - 90 });
  return flow.end((page, pages) => fill(words.foot, { who: foot, page, pages }));
}

function drawCover({ flow, words }: Drawing, record: LabRecord): void {
  const { cover, logo, batch, name, rollNumber, section } = record;
  // The text stands where it stands without one.
  if (logo) flow.image(Buffer.from(logo), LOGO_HEIGHT);
  flow.space(logo ? 90 - LOGO_HEIGHT : 90);
  flow.text(cover.college, { size: 20, weight: 'bold', align: 'centre' });
  flow.space(14);
  for (const line of [cover.course, cover.term].filter((each) => each !== ''))
    flow.text(line, { size: 13, align: 'centre' });
  flow.space(50);
  flow.text(words.title, { size: 28, weight: 'bold', align: 'centre' });
  flow.space(40);
  const facts = [
    [words.name, name],
    [words.rollNumber, rollNumber],
    [words.class, batch],
    [words.section, section],
  ] as const;
  flow.rule();
  for (const [label, value] of facts.filter(([, each]) => each !== '')) {
    flow.row([
      { text: label, style: { size: 11, colour: SOFT, width: 120 } },
      { text: value, style: { size: 12, weight: 'bold', from: 130 } },
    ]);
  }
  flow.space(40);
  flow.text(fill(words.certificate, { name }), { size: 11 });
  flow.space(70);
  const third = flow.width / words.signatures.length;
  flow.row(
    words.signatures.map((text, at) => ({
      text,
      style: { size: 9, colour: SOFT, from: at * third, width: third - 12 },
    })),
  );
}

const COLUMNS = [
  { key: 'number', from: 0, width: 24 },
  { key: 'experiment', from: 30, width: 176 },
  { key: 'given', from: 214, width: 58 },
  { key: 'handedIn', from: 278, width: 62 },
  { key: 'marks', from: 346, width: 54 },
  { key: 'signature', from: 408, width: 72 },
] as const;

type Cells = Readonly<Partial<Record<(typeof COLUMNS)[number]['key'], string>>>;

const SIGNATURE_HEIGHT = 22;

function drawIndex({ flow, words }: Drawing, { items }: LabRecord): void {
  const row = (cells: Cells, style: object, height?: number) =>
    flow.row(
      COLUMNS.map(({ key, from, width }) => ({
        text: cells[key] ?? '',
        style: { size: 9, ...style, from, width },
      })),
      height,
    );
  flow.newPage();
  flow.text(words.index, { size: 16, weight: 'bold' });
  flow.space(6);
  if (items.length === 0) return flow.text(words.empty);
  flow.rule();
  row(words.columns, { colour: SOFT });
  items.forEach(({ title, given, points, hundredths, work }, at) => {
    const day = work && formatDay(new Date(work.at));
    const handedIn = work?.late && day !== undefined ? fill(words.late, { day }) : (day ?? '–');
    const marks = marksText(words, { hundredths, points });
    const cells = {
      number: `${at + 1}`,
      experiment: title,
      given: formatDay(new Date(given)),
      handedIn,
      marks,
    };
    row(cells, {}, SIGNATURE_HEIGHT);
  });
  const sum = (of: (item: RecordedItem) => number) => items.reduce((total, item) => total + of(item), 0);
  const total = { hundredths: sum(({ hundredths }) => hundredths), points: sum(({ points }) => points) };
  row({ experiment: words.total, marks: marksText(words, total) }, { weight: 'bold' });
  flow.space(10);
  flow.text(words.goesOn, { size: 9, colour: SOFT });
}

const marksText = (
  words: Drawing['words'],
  { hundredths, points }: Pick<RecordedItem, 'hundredths' | 'points'>,
): string => fill(words.marks, { marks: pointsText(hundredths), points: pointsText(points) });

function drawItem(drawing: Drawing, item: RecordedItem, number: number): void {
  const { flow, words } = drawing;
  const { title, assignment, statement, given, hundredths, points, work, working, comment } = item;
  flow.newPage();
  flow.text(`${number}. ${title}`, { size: 15, weight: 'bold' });
  flow.text(fill(words.of, { title: assignment, given: formatDay(new Date(given)) }), {
    size: 9,
    colour: SOFT,
  });
  flow.space(6);
  flow.text(statement);
  flow.space(10);
  if (work) drawWork(drawing, work);
  else flow.text(words.nothing);
  flow.space(12);
  flow.keep(60);
  const marks = { marks: pointsText(hundredths), points: pointsText(points) };
  flow.text(fill(words.working, marks), { size: 11, weight: 'bold' });
  for (const line of working) flow.text(line, { size: 9 });
  if (comment === undefined) return;
  flow.space(8);
  flow.keep(40);
  flow.text(words.remark, { size: 11, weight: 'bold' });
  flow.text(comment);
}

function drawWork(drawing: Drawing, { language, at, code, tests }: RecordedWork): void {
  const { flow, words } = drawing;
  flow.text(fill(words.program, { language, at: formatMinute(new Date(at)) }), { size: 11, weight: 'bold' });
  flow.space(4);
  drawProgram(drawing, code);
  flow.space(10);
  flow.keep(40);
  const passed = tests.filter(({ verdict }) => verdict === 'accepted').length;
  flow.text(fill(words.tests, { passed, total: tests.length }), { weight: 'bold' });
  const failed = tests.flatMap(({ verdict }, index) => (verdict === 'accepted' ? [] : [index + 1]));
  if (failed.length > 0) {
    const named = failed.slice(0, FAILED_NAMED_MAX).join(', ');
    const text = failed.length > FAILED_NAMED_MAX ? words.failedMore : words.failed;
    flow.text(fill(text, { numbers: named }), { size: 9 });
  }
  const actual = tests.find((test) => !test.hidden && test.actual !== undefined)?.actual;
  if (actual === undefined) return;
  flow.space(6);
  flow.keep(40);
  flow.text(words.output, { weight: 'bold' });
  const lines = printableLines(actual.slice(0, OUTPUT_CHARACTERS_MAX).trimEnd());
  if (lines.join('') === '') return flow.text(words.noOutput, { size: 9 });
  flow.output(lines.slice(0, OUTPUT_LINES_MAX));
  if (actual.length > OUTPUT_CHARACTERS_MAX || lines.length > OUTPUT_LINES_MAX) flow.text('…', { size: 9 });
}

function drawProgram(drawing: Drawing, code: string): void {
  const { flow, words } = drawing;
  if (code.trim() === '') return flow.text(words.emptyProgram);
  if (drawing.linesLeft <= 0) return flow.text(words.tooLong);
  const lines = printableLines(code.trimEnd());
  drawing.linesLeft -= flow.code(lines.slice(0, PROGRAM_LINES_MAX));
  const count = lines.length - PROGRAM_LINES_MAX;
  if (count > 0) flow.text(fill(words.more, { count }), { size: 9, colour: SOFT });
}
