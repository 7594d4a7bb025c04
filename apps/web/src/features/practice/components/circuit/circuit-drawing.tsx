import type { Circuit, Part } from '@abhyas/languages/circuit/tools/circuit';
import type { Simulation } from '@abhyas/languages/circuit/tools/simulation';
import { type PointerEvent, useState } from 'react';

import { cx } from '../../../../lib/classes.ts';
import { heightOf, inputPlace, movedTo, outputPlace, type Pin, sizeOf, wired } from './building.rules.ts';
import { circuitWords } from './circuit-words.ts';
import { PartShape } from './part-shape.tsx';

/** Pixels of one step of the grid. */
const STEP = 14;

type Props = {
  readonly circuit: Circuit;
  readonly simulation: Simulation;
  readonly onChange: (circuit: Circuit) => void;
  readonly onSwitch: (part: Part) => void;
  /** The part whose output was tapped, and waits for an input. */
  readonly armed: string | null;
  readonly onArm: (id: string | null) => void;
};

type Drag = {
  readonly part: Part;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
};

/** The circuit as a drawing, for mouse and finger: parts are dragged, and wired by tapping both ends. */
export function CircuitDrawing({ circuit, simulation, onChange, onSwitch, armed, onArm }: Props) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const shown = drag
    ? movedTo(circuit, drag.part.id, { x: drag.part.x + drag.dx, y: drag.part.y + drag.dy })
    : circuit;
  const { width, height } = sizeOf(shown);
  const begin = (part: Part, event: PointerEvent<SVGElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ part, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
  };
  const move = (event: PointerEvent<SVGElement>): void => {
    if (!drag) return;
    setDrag({
      ...drag,
      dx: Math.round((event.clientX - drag.x) / STEP),
      dy: Math.round((event.clientY - drag.y) / STEP),
    });
  };
  const end = (): void => {
    if (drag && (drag.dx !== 0 || drag.dy !== 0)) onChange(shown);
    else if (drag) onSwitch(drag.part);
    setDrag(null);
  };
  const tapInput = (pin: Pin, source: string | null): void => {
    if (armed === null && source === null) return;
    onChange(wired(circuit, pin, armed));
    onArm(null);
  };
  return (
    <svg
      role="img"
      aria-label={circuitWords().drawn}
      width={width * STEP}
      height={height * STEP}
      viewBox={`0 0 ${width} ${height}`}
      className="block select-none"
    >
      {shown.parts.map((part) => (
        <Wires key={part.id} part={part} circuit={shown} simulation={simulation} />
      ))}
      {shown.parts.map((part) => (
        <g key={part.id}>
          <g
            className="cursor-grab touch-none"
            onPointerDown={(event) => begin(part, event)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={() => setDrag(null)}
          >
            <PartShape part={part} isOn={simulation.valueOf(part.id)} />
          </g>
          {part.from.map((source, at) => (
            <Tip
              // An input has no other name than its place.
              // eslint-disable-next-line react/no-array-index-key
              key={at}
              {...inputPlace(part, at)}
              isOn={source !== null && simulation.valueOf(source)}
              isOpen={source === null}
              onTap={() => tapInput({ id: part.id, at }, source)}
            />
          ))}
          {part.kind !== 'output' && part.kind !== 'probe' && (
            <Tip
              {...outputPlace(part)}
              isOn={simulation.valueOf(part.id)}
              isArmed={armed === part.id}
              onTap={() => onArm(armed === part.id ? null : part.id)}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

type WiresProps = { readonly part: Part; readonly circuit: Circuit; readonly simulation: Simulation };

function Wires({ part, circuit, simulation }: WiresProps) {
  return part.from.map((id, at) => {
    const source = circuit.parts.find((each) => each.id === id);
    if (!source) return null;
    const [start, end] = [outputPlace(source), inputPlace(part, at)];
    const isOn = simulation.valueOf(source.id);
    return (
      <path
        // eslint-disable-next-line react/no-array-index-key
        key={at}
        d={wayOf(start, end, heightOf(source))}
        fill="none"
        strokeWidth={isOn ? 0.28 : 0.14}
        className={isOn ? 'stroke-good' : 'stroke-soft'}
      />
    );
  });
}

type Place = { readonly x: number; readonly y: number };

/** Across, up or down, and across; a wire that leads back goes round below. */
function wayOf(start: Place, end: Place, height: number): string {
  const middle = (start.x + end.x) / 2;
  if (end.x > start.x + 1) return `M${start.x} ${start.y} H${middle} V${end.y} H${end.x}`;
  const below = Math.max(start.y, end.y) + height;
  return `M${start.x} ${start.y} h1 V${below} H${end.x - 1} V${end.y} H${end.x}`;
}

type TipProps = Place & {
  readonly isOn: boolean;
  readonly isOpen?: boolean;
  readonly isArmed?: boolean;
  readonly onTap: () => void;
};

/** The end of a wire: larger for the finger than for the eye. */
function Tip({ x, y, isOn, isOpen = false, isArmed = false, onTap }: TipProps) {
  return (
    <g className="cursor-pointer" onPointerUp={onTap}>
      <circle cx={x} cy={y} r={1.1} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={isArmed ? 0.6 : 0.4}
        strokeWidth={0.14}
        className={cx(
          isArmed ? 'fill-link stroke-link' : isOn ? 'fill-good stroke-good' : 'fill-raised stroke-ink',
          isOpen && 'fill-warn-soft stroke-warn',
        )}
      />
    </g>
  );
}
