import { drivesOthers, type Part, type PartKind } from '@abhyas/languages/circuit/tools/circuit';

import { cx } from '../../../../lib/classes.ts';
import { heightOf, WIDTH } from './building.rules.ts';

/** The room on both sides of a gate for its ends. */
const LEAD = 0.9;

const isGate = (kind: PartKind): boolean => !['input', 'clock', 'output', 'probe', 'dff'].includes(kind);
const isNegated = (kind: PartKind): boolean => ['not', 'nand', 'nor', 'xnor'].includes(kind);

/** A part in its usual shape, with its name below it. */
export function PartShape({ part, isOn }: { readonly part: Part; readonly isOn: boolean }) {
  const { id, kind, x, y } = part;
  const height = heightOf(part);
  const label = labelOf(part, isOn);
  const [left, right] = [LEAD, WIDTH - LEAD - (isNegated(kind) ? 0.6 : 0)];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={leadsOf(part)} strokeWidth={0.12} fill="none" className="stroke-soft" />
      <path
        d={outlineOf(kind, { left, right, height })}
        strokeWidth={0.16}
        className={cx('stroke-ink', isOn && !isGate(kind) ? 'fill-good-soft' : 'fill-raised')}
      />
      {isNegated(kind) && (
        <circle
          cx={right + 0.3}
          cy={height / 2}
          r={0.3}
          strokeWidth={0.14}
          className="fill-raised stroke-ink"
        />
      )}
      <text
        x={(left + right) / 2}
        y={height / 2 + 0.35}
        textAnchor="middle"
        fontSize={Math.min(1, 4.8 / label.length)}
        className="fill-ink font-[600]"
      >
        {label}
      </text>
      <text x={WIDTH / 2} y={height + 0.75} textAnchor="middle" fontSize={0.85} className="fill-soft">
        {isGate(kind) ? id : ''}
      </text>
    </g>
  );
}

/** The short lines from a part to its ends. */
function leadsOf({ kind, from }: Part): string {
  const height = heightOf({ from });
  const into = from.map((_, at) => `M0 ${((at + 0.5) * height) / from.length} H${LEAD + 0.6}`);
  const out = drivesOthers(kind) ? [`M${WIDTH - LEAD} ${height / 2} H${WIDTH}`] : [];
  return [...into, ...out].join(' ');
}

function labelOf({ id, kind }: Part, isOn: boolean): string {
  if (isGate(kind)) return kind === 'not' ? '1' : kind.toUpperCase();
  return kind === 'dff' ? id : `${id} ${isOn ? 1 : 0}`;
}

type Box = { readonly left: number; readonly right: number; readonly height: number };

function outlineOf(kind: PartKind, { left, right, height }: Box): string {
  if (kind === 'not') return `M${left} 0.2 L${right} ${height / 2} L${left} ${height - 0.2} Z`;
  if (kind === 'and' || kind === 'nand')
    return `M${left} 0 H${right - 1.4} Q${right} 0 ${right} ${height / 2} Q${right} ${height} ${right - 1.4} ${height} H${left} Z`;
  if (isGate(kind)) {
    const back = `Q${left + 0.8} ${height / 2} ${left} 0`;
    const twice =
      kind === 'xor' || kind === 'xnor'
        ? ` M${left - 0.35} ${height} Q${left + 0.45} ${height / 2} ${left - 0.35} 0`
        : '';
    return `M${left} 0 Q${right - 0.9} 0 ${right} ${height / 2} Q${right - 0.9} ${height} ${left} ${height} ${back}${twice}`;
  }
  const clock = kind === 'dff' ? ` M${left} ${height * 0.75 - 0.5} l0.7 0.5 l-0.7 0.5` : '';
  return `M${left} 0 H${right} V${height} H${left} Z${clock}`;
}
