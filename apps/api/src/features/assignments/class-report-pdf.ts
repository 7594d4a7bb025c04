import type { ClassReport, ReportedLearner } from '@abhyas/contract/class-report.staff';
import { fill } from '@abhyas/contract/fill';
import { mailTextsIn } from '@abhyas/contract/messages/in-language';
import type { PageLanguage } from '@abhyas/contract/page-language';

import { formatDay } from '../../platform/india/indian-format.ts';
import { PdfFlow, SOFT } from '../../platform/pdf/pdf-flow.ts';

/** A report as it is drawn: of a day, in a language. */
export type DrawnReport = {
  readonly language: PageLanguage;
  /** ISO 8601. */
  readonly at: string;
  readonly report: ClassReport;
};

const COLUMNS = [
  { key: 'learner', from: 0, width: 170 },
  { key: 'handedIn', from: 176, width: 56 },
  { key: 'share', from: 238, width: 54 },
  { key: 'attendance', from: 298, width: 60 },
  { key: 'seen', from: 364, width: 116 },
] as const;

const percentText = (percent: number | undefined): string =>
  percent === undefined ? '–' : `${(percent / 100).toFixed(2)} %`;

/** How a class stands: its average, who is at risk and why, then everybody. */
export async function classReportPdf({ language, at, report }: DrawnReport): Promise<Buffer> {
  const words = mailTextsIn(language).reportDocument;
  const { batch, average, learners } = report;
  const title = fill(words.title, { batch });
  const flow = new PdfFlow(title);
  const day = formatDay(new Date(at));
  flow.text(title, { size: 18, weight: 'bold' });
  flow.text(fill(words.asOf, { day, count: learners.length }), { colour: SOFT });
  flow.space(10);
  flow.text(fill(words.average, { average: percentText(average) }), { size: 12 });
  flow.space(14);
  const atRisk = learners.filter(({ risks }) => risks.length > 0);
  flow.text(fill(words.atRisk, { count: atRisk.length }), { size: 13, weight: 'bold' });
  if (atRisk.length === 0) flow.text(words.nobody);
  for (const { rollNumber, name, risks } of atRisk) {
    const who = [rollNumber, name].filter((part) => part !== '').join(' · ');
    flow.row([
      { text: who, style: { width: 200 } },
      { text: risks.map((risk) => words.risks[risk]).join(', '), style: { from: 210 } },
    ]);
  }
  flow.space(18);
  flow.text(words.everybody, { size: 13, weight: 'bold' });
  drawTable(flow, words, learners);
  flow.space(10);
  flow.text(words.explained, { size: 9, colour: SOFT });
  return flow.end((page, pages) => fill(words.foot, { who: `${batch} · ${day}`.slice(0, 80), page, pages }));
}

function drawTable(
  flow: PdfFlow,
  words: ReturnType<typeof mailTextsIn>['reportDocument'],
  learners: readonly ReportedLearner[],
): void {
  const row = (cells: Readonly<Record<(typeof COLUMNS)[number]['key'], string>>, colour?: string) =>
    flow.row(
      COLUMNS.map(({ key, from, width }) => ({
        text: cells[key],
        style: { size: 9, from, width, ...(colour !== undefined && { colour }) },
      })),
    );
  row(words.columns, SOFT);
  for (const { rollNumber, name, due, handedIn, share, attendance, lastSeenAt } of learners) {
    row({
      learner: [rollNumber, name].filter((part) => part !== '').join(' · '),
      handedIn: fill(words.of, { handedIn, due }),
      share: percentText(share),
      attendance: percentText(attendance),
      seen: lastSeenAt === '' ? '–' : formatDay(new Date(lastSeenAt)),
    });
  }
}
