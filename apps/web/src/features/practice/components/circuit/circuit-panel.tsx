import { type Circuit, readCircuit } from '@abhyas/languages/circuit/tools/circuit';
import { type CircuitTask, judgeCircuit } from '@abhyas/languages/circuit/tools/judge';
import { Simulation } from '@abhyas/languages/circuit/tools/simulation';
import { useMemo, useSyncExternalStore } from 'react';

import { CheckList } from '../../../running/components/page/check-list.tsx';
import { checksIn } from '../../../running/components/page/checks.rules.ts';
import type { WorkspaceState } from '../../use-workspace.ts';
import { circuitWords } from './circuit-words.ts';
import { taskIn } from './task.rules.ts';

/** A table of more inputs is longer than anybody reads. */
const MOST_INPUTS = 4;

type WorkspaceProps = { readonly workspace: Pick<WorkspaceState, 'text' | 'data'> };

/** The checks of a circuit as it is now, by the code by which it is judged, and its truth table. */
export function CircuitPanel({ workspace: { text, data } }: WorkspaceProps) {
  const code = useSyncExternalStore(
    (listener) => text.subscribe(listener),
    () => text.code,
  );
  return <CircuitChecks code={code} task={data.ctestcase.circuit ?? ''} />;
}

type Props = { readonly code: string; readonly task: string };

/** The same of a circuit that is written elsewhere. */
export function CircuitChecks({ code, task: input }: Props) {
  const circuit = useMemo(() => readCircuit(code), [code]);
  const task = useMemo(() => taskIn(input), [input]);
  const checked = useMemo(() => {
    const outcomes = circuit ? judgeCircuit(circuit, task) : [];
    return checksIn(input).map((check, at) => ({
      ...check,
      passed: outcomes[at] ? outcomes[at].fault === undefined : null,
      fault: outcomes[at]?.fault,
    }));
  }, [circuit, task, input]);
  return (
    <div className="grid gap-3 practise:grid-cols-2">
      <output className="block">
        <CheckList checks={checked} />
      </output>
      {circuit && task.clock === undefined && task.inputs.length <= MOST_INPUTS && (
        <TruthTable circuit={circuit} task={task} />
      )}
    </div>
  );
}

function TruthTable({
  circuit,
  task: { inputs, outputs },
}: {
  readonly circuit: Circuit;
  readonly task: CircuitTask;
}) {
  const words = circuitWords();
  const rows = Array.from({ length: 2 ** inputs.length }, (_, number) => {
    const given = inputs.map((_name, at) => Math.floor(number / 2 ** (inputs.length - 1 - at)) % 2 === 1);
    const simulation = new Simulation(circuit);
    simulation.set(Object.fromEntries(inputs.map((name, at) => [name, given[at] === true])));
    return { number, cells: [...given, ...outputs.map((name) => simulation.valueOf(name))] };
  });
  return (
    <section>
      <h3 className="mb-1 text-small font-medium text-soft">{words.table}</h3>
      <div className="overflow-x-auto">
        <table className="border-collapse text-center font-code text-small">
          <caption className="sr-only">{words.tableHint}</caption>
          <thead>
            <tr>
              {[...inputs, ...outputs].map((name, at) => (
                <th key={name} scope="col" className={borderOf(at, inputs.length)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, cells }) => (
              <tr key={number} className="border-t border-line">
                {cells.map((value, at) => (
                  // eslint-disable-next-line react/no-array-index-key
                  <td key={at} className={borderOf(at, inputs.length)}>
                    {value ? 1 : 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A line parts what comes in from what goes out. */
const borderOf = (at: number, inputs: number): string =>
  `px-3 py-0.5 ${at === inputs ? 'border-l-2 border-edge' : ''}`;
