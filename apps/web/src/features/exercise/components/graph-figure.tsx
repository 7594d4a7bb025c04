import type { DrawnGraph } from '@abhyas/content/exercises/generated';
import { useId } from 'react';

type Props = DrawnGraph & { readonly caption: string };

const RADIUS = 17;
const ACROSS = 110;
const DOWN = 90;
const MARGIN = RADIUS + 2;

/** A graph of a generated exercise: circles with names, lines with lengths, arrows where edges have a direction. */
export function GraphFigure({ caption, nodes, edges, isDirected }: Props) {
  const arrow = useId();
  const placed = new Map(
    nodes.map(({ name, column, row }) => [name, { x: MARGIN + column * ACROSS, y: MARGIN + row * DOWN }]),
  );
  const width = 2 * MARGIN + Math.max(...nodes.map(({ column }) => column)) * ACROSS;
  const height = 2 * MARGIN + Math.max(...nodes.map(({ row }) => row)) * DOWN;
  const spoken = edges.map(({ from, to, label }) =>
    [from, isDirected ? ' → ' : '', to, label && ` ${label}`].join(''),
  );
  return (
    <figure className="m-0!">
      <figcaption className="pb-1 text-small text-soft">{caption}</figcaption>
      <svg
        role="img"
        aria-label={spoken.join(', ')}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width }}
        className="m-0! max-w-full!"
      >
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX={8}
          refY={4}
          markerWidth={8}
          markerHeight={8}
          orient="auto"
          className="fill-soft"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
        {edges.map(({ from, to, label }) => (
          <EdgeLine
            key={from + to}
            from={placed.get(from)}
            to={placed.get(to)}
            label={label}
            arrow={isDirected ? `url(#${arrow})` : undefined}
          />
        ))}
        {nodes.map(({ name }) => (
          <g key={name} transform={`translate(${placed.get(name)?.x ?? 0} ${placed.get(name)?.y ?? 0})`}>
            <circle r={RADIUS} className="fill-raised stroke-edge" />
            <text textAnchor="middle" dominantBaseline="central" className="fill-ink text-small">
              {name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

type Point = { readonly x: number; readonly y: number };

type EdgeProps = {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly label: string;
  readonly arrow: string | undefined;
};

function EdgeLine({ from, to, label, arrow }: EdgeProps) {
  if (!from || !to) return null;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  const end = at(1 - RADIUS / long);
  const middle = at(0.5);
  return (
    <g>
      <line x1={from.x} y1={from.y} x2={end.x} y2={end.y} markerEnd={arrow} className="stroke-soft" />
      {label && (
        <>
          <rect x={middle.x - 12} y={middle.y - 10} width={24} height={20} rx={4} className="fill-paper" />
          <text
            x={middle.x}
            y={middle.y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink text-small tabular-nums"
          >
            {label}
          </text>
        </>
      )}
    </g>
  );
}
