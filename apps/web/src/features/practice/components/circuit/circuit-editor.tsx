import { ADDED_KINDS, type Circuit, MOST_PARTS, type Part } from '@abhyas/languages/circuit/tools/circuit';
import type { Simulation } from '@abhyas/languages/circuit/tools/simulation';
import { fill } from '@abhyas/contract/fill';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';

import { cx } from '../../../../lib/classes.ts';
import { Button } from '../../../../ui/button.tsx';
import { allowedKinds, tidied, withAdded } from './building.rules.ts';
import { CircuitDrawing } from './circuit-drawing.tsx';
import { circuitWords } from './circuit-words.ts';
import { PartList } from './part-list.tsx';
import { taskIn } from './task.rules.ts';
import { type CircuitText, useCircuit, useSimulation } from './use-circuit.ts';

type Props = {
  readonly text: CircuitText;
  /** What the judge is given to read. */
  readonly task: string;
  readonly height: number | string;
};

/** The builder of a circuit: a drawing for mouse and finger, and a list that can do the same by keyboard. */
export function CircuitEditor({ text, task, height }: Props) {
  const { circuit, change, undo } = useCircuit(text);
  if (!circuit) return <p className="p-3 text-bad">{circuitWords().noCircuit}</p>;
  return <Builder circuit={circuit} onChange={change} onUndo={undo} task={task} height={height} />;
}

type BuilderProps = Pick<Props, 'task' | 'height'> & {
  readonly circuit: Circuit;
  readonly onChange: (circuit: Circuit) => void;
  readonly onUndo: (() => void) | null;
};

function Builder({ circuit, onChange, onUndo, task, height }: BuilderProps) {
  const words = circuitWords();
  const { simulation, set } = useSimulation(circuit);
  const [view, setView] = useState<'drawing' | 'list'>('drawing');
  const [armed, setArmed] = useState<string | null>(null);
  const onSwitch = ({ id, kind }: Part): void => {
    if (kind === 'input') set({ [id]: !simulation.valueOf(id) });
    // A pulse is both edges; what comes in stays as it is.
    if (kind === 'clock') set({ [id]: true }, { [id]: false });
  };
  const isArmed = armed !== null && circuit.parts.some(({ id }) => id === armed);
  return (
    <div className="flex flex-col" style={{ height }}>
      <AddBar circuit={circuit} task={task} onChange={onChange} />
      <div role="toolbar" aria-label={words.views} className="flex shrink-0 flex-wrap gap-1 px-1 pb-1">
        {(['drawing', 'list'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => setView(each)}
            className={cx(
              'min-h-8 rounded-small px-2.5 text-small touch:min-h-11',
              each === view ? 'bg-link-soft text-link' : 'text-soft hover:text-ink',
            )}
          >
            {words[each]}
          </button>
        ))}
        <span className="grow" />
        <Button size="small" variant="quiet" onClick={() => onChange(tidied(circuit))}>
          {words.tidy}
        </Button>
        <Button size="small" variant="quiet" disabled={!onUndo} onClick={() => onUndo?.()}>
          {words.undo}
        </Button>
      </div>
      <Now circuit={circuit} simulation={simulation} />
      <div className="min-h-0 grow overflow-auto border-t border-line bg-raised p-2">
        {view === 'drawing' ? (
          <>
            <p className="text-small text-soft">
              {isArmed ? fill(words.armed, { name: armed }) : words.hint}
            </p>
            <CircuitDrawing
              circuit={circuit}
              simulation={simulation}
              onChange={onChange}
              onSwitch={onSwitch}
              armed={isArmed ? armed : null}
              onArm={setArmed}
            />
          </>
        ) : (
          <PartList
            circuit={circuit}
            valueOf={(id) => simulation.valueOf(id)}
            onChange={onChange}
            onSwitch={onSwitch}
          />
        )}
      </div>
    </div>
  );
}

/** What goes out now, also said to who listens. */
function Now({ circuit, simulation }: Pick<BuilderProps, 'circuit'> & { readonly simulation: Simulation }) {
  const words = circuitWords();
  const names = circuit.parts.filter(({ kind }) => kind === 'output' || kind === 'probe').map(({ id }) => id);
  const signals = names.map((id) => `${id} = ${simulation.valueOf(id) ? 1 : 0}`).join(', ');
  return (
    <output className="block shrink-0 px-2 pb-1 text-small">
      {simulation.changing.length > 0 ? (
        <span className="text-bad">
          {fill(words.restless, { names: simulation.changing.slice(0, 8).join(', ') })}
        </span>
      ) : (
        fill(words.now, { signals })
      )}
    </output>
  );
}

type AddProps = Pick<BuilderProps, 'circuit' | 'task' | 'onChange'>;

function AddBar({ circuit, task, onChange }: AddProps) {
  const words = circuitWords();
  const { gates, clock } = useMemo(() => taskIn(task), [task]);
  const isFull = circuit.parts.length >= MOST_PARTS;
  return (
    <div role="toolbar" aria-label={words.add} className="flex shrink-0 flex-wrap gap-1 px-1 pb-1">
      {allowedKinds(ADDED_KINDS, gates, clock !== undefined).map((kind) => (
        <Button
          key={kind}
          size="small"
          disabled={isFull}
          icon={<Plus size={14} aria-hidden="true" />}
          aria-label={`${words.add}: ${words.kinds[kind]}`}
          onClick={() => onChange(withAdded(circuit, kind))}
        >
          {words.kinds[kind]}
        </Button>
      ))}
      {isFull && <p className="text-small text-soft">{words.full}</p>}
    </div>
  );
}
