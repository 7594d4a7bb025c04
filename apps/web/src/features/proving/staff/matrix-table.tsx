import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ProofMatrix, ProofRow } from '@abhyas/contract/proving.staff';
import type { Verdict } from '@abhyas/contract/running';
import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { faultText, marginOf, memoryText, timeText } from './proving.rules.ts';
import { ScrollText } from '../../../ui/scroll-box.tsx';

const words = staffMessages.proving.matrix;
const { verdicts } = texts.running;

type Tests = ProofMatrix['tests'];
type Props = { readonly title: string; readonly rows: readonly ProofRow[]; readonly tests: Tests };

/** Solutions down, tests across, numbered as in the list below. It scrolls sideways under the names. */
export function MatrixTable({ title, rows, tests }: Props) {
  const withMargin = rows.some(({ kind }) => kind === 'reference');
  return (
    <section
      aria-label={fill(words.tests, { title })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      // relative: what only screen readers see stays inside, and does not widen the page
      className="relative overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse text-small">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-raised px-3 py-2 text-left">
              {words.solution}
            </th>
            {withMargin && (
              <th scope="col" className="px-3 py-2 text-left font-medium text-soft">
                {words.margin}
              </th>
            )}
            {tests.map(({ name, category }, index) => (
              <th
                key={name}
                scope="col"
                title={category || name}
                className="px-1.5 py-2 text-right font-medium text-soft tabular-nums"
              >
                <span className="sr-only">{name}</span>
                <span aria-hidden="true">{index + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SolutionRow
              key={`${row.name} ${row.language}`}
              row={row}
              tests={tests}
              withMargin={withMargin}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { readonly row: ProofRow; readonly tests: Tests; readonly withMargin: boolean };

function SolutionRow({ row, tests, withMargin }: RowProps) {
  const { name, language, fault, cells, expected, done } = row;
  const shown = name === '' ? words.starter : name;
  const look = cx('border-t border-line align-top', fault && 'bg-bad-soft');
  return (
    <>
      <tr className={look}>
        <th
          scope="row"
          className={cx(
            'sticky left-0 z-10 max-w-48 px-3 py-1.5 text-left font-normal break-words learn:max-w-none',
            fault ? 'bg-bad-soft' : 'bg-raised',
          )}
        >
          <code>{shown}</code>
          <span className="block text-soft">
            {languageAt(language).name}
            {expected && ` · ${words.expected}: ${verdicts[expected]}`}
          </span>
        </th>
        {withMargin && <Margin row={row} />}
        {tests.map((test, index) => {
          const cell = cells[index];
          const of = { solution: shown, language: languageAt(language).name, test: test.name };
          return cell ? (
            <Cell key={test.name} cell={cell} of={of} look={lookOf(row, cell.verdict)} />
          ) : (
            <td key={test.name} className="px-1.5 py-1.5 text-right text-soft">
              <span aria-hidden="true">{done ? '–' : '…'}</span>
              <span className="sr-only">{words.cellEmpty}</span>
            </td>
          );
        })}
      </tr>
      {fault && (
        <tr className="bg-bad-soft">
          <td colSpan={tests.length + (withMargin ? 2 : 1)} className="px-3 pb-2.5">
            <p className="sticky left-3 max-w-[min(40rem,calc(100vw-5rem))] text-bad">{faultText(fault)}</p>
            {fault.kind === 'not-built' && (
              <ScrollText className="sticky left-3 mt-1 max-w-[min(40rem,calc(100vw-5rem))] text-small">
                {fault.output}
              </ScrollText>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** How much of its limit the slowest test takes; more than half is marked. */
function Margin({ row }: { readonly row: ProofRow }) {
  const percent = marginOf(row);
  if (percent === undefined || row.limitMs === undefined) {
    return <td className="px-3 py-1.5 text-soft">{words.cellEmpty}</td>;
  }
  return (
    <td
      className={cx(
        'px-3 py-1.5 whitespace-nowrap tabular-nums',
        percent > 50 ? 'font-[650] text-bad' : 'text-soft',
      )}
    >
      {percent > 50 && <span aria-hidden="true">▲ </span>}
      {fill(words.marginOf, { percent, limit: timeText(row.limitMs) })}
    </td>
  );
}

/** A sign beside the colour: the matrix is read without colours, too. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  accepted: '✓',
  'wrong-answer': '✕',
  'time-limit': '⏱',
  'memory-limit': 'M',
  'output-limit': 'O',
  'runtime-error': '!',
  'compile-error': '!',
  'internal-error': '?',
  'not-run': '–',
};

type CellProps = {
  readonly cell: ProofRow['cells'][number];
  readonly of: { readonly solution: string; readonly language: string; readonly test: string };
  readonly look: string;
};

function Cell({ cell: { verdict, timeMs, memoryKb }, of, look }: CellProps) {
  const time = timeText(timeMs);
  const memory = memoryText(memoryKb);
  const told = fill(words.cell, { ...of, verdict: verdicts[verdict], time, memory });
  return (
    <td title={told} className="px-1.5 py-1.5 text-right whitespace-nowrap tabular-nums">
      <span className={cx('font-[650]', look)} aria-hidden="true">
        {SIGNS[verdict]}
      </span>
      <span className="sr-only">{verdicts[verdict]}, </span> {time}
      <span className="block text-soft">{memory}</span>
    </td>
  );
}

/** Good is what should be. A starter need not be right: of it only what is a fault of its row is bad. */
function lookOf({ kind, expected, fault }: ProofRow, verdict: Verdict): string {
  if (verdict === (kind === 'wrong' ? expected : 'accepted')) return 'text-good';
  return verdict === 'accepted' || (kind === 'starter' && !fault) ? 'text-soft' : 'text-bad';
}
