import type { Graph, GraphEdge, GraphNode } from '@abhyas/content/algorithms';

import { cx } from '../../../lib/classes.ts';
import { algorithmTexts } from '../algorithm-texts.ts';
import { PLAIN_SHAPE, SHAPE_TONES } from '../shown.rules.ts';

type Props = { readonly graph: Graph };
type Point = { readonly x: number; readonly y: number };

const WIDTH = 360;
const HEIGHT = 290;
const RADIUS = 17;

const EDGE_TONES = {
  now: 'stroke-accent stroke-5',
  done: 'stroke-good stroke-3',
  good: 'stroke-good stroke-5',
  out: 'stroke-line stroke-2 [stroke-dasharray:3_4]',
  bad: 'stroke-bad stroke-3 [stroke-dasharray:7_4]',
} as const;

/** Nodes on a circle, in the order of their names, and the edges between them. */
export function GraphPicture({ graph }: Props) {
  const { titles } = algorithmTexts();
  const points = new Map(graph.nodes.map(({ name }, at) => [name, pointAt(at, graph.nodes.length)]));
  return (
    <svg
      role="img"
      aria-label={titles[graph.title]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-auto w-full max-w-108"
    >
      {graph.edges.map((edge) => (
        <Edge key={`${edge.from} ${edge.to}`} edge={edge} graph={graph} points={points} />
      ))}
      {graph.edges.map((edge) => (
        <Weight key={`${edge.from} ${edge.to}`} edge={edge} graph={graph} points={points} />
      ))}
      {graph.nodes.map((node) => (
        <Node key={node.name} node={node} point={points.get(node.name)} />
      ))}
    </svg>
  );
}

function pointAt(at: number, count: number): Point {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2 - (count === 2 ? Math.PI / 2 : 0);
  return { x: WIDTH / 2 + 125 * Math.cos(angle), y: HEIGHT / 2 + 100 * Math.sin(angle) };
}

function Node({ node, point }: { readonly node: GraphNode; readonly point: Point | undefined }) {
  if (!point) return null;
  // Outside of the circle of nodes, where no edges are.
  const [dx, dy] = [point.x - WIDTH / 2, point.y - HEIGHT / 2];
  const out = (RADIUS + 17) / Math.hypot(dx, dy || 1);
  return (
    <g>
      <circle
        cx={point.x}
        cy={point.y}
        r={RADIUS}
        className={node.tone ? SHAPE_TONES[node.tone] : PLAIN_SHAPE}
      />
      <text
        x={point.x}
        y={point.y}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-code text-[15px]"
      >
        {node.name}
      </text>
      {node.note !== undefined && (
        <text
          x={point.x + dx * out * 1.15}
          y={point.y + dy * out}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-link font-code text-[14px] font-[650]"
        >
          {node.note}
        </text>
      )}
    </g>
  );
}

type EdgeProps = {
  readonly edge: GraphEdge;
  readonly graph: Graph;
  readonly points: ReadonlyMap<string, Point>;
};

/** Where an edge is drawn: from one point to another, in a direction. */
function lineOf({ edge, graph, points }: EdgeProps) {
  const [from, to] = [points.get(edge.from), points.get(edge.to)];
  if (!from || !to) return undefined;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Of two edges between the same nodes each stands a little to its left.
  const hasTwin = graph.edges.some((other) => other.from === edge.to && other.to === edge.from);
  const aside = hasTwin ? 7 : 0;
  const [sx, sy] = [from.x + uy * aside, from.y - ux * aside];
  const [ex, ey] = [to.x + uy * aside - ux * RADIUS, to.y - ux * aside - uy * RADIUS];
  return { ux, uy, sx, sy, ex, ey };
}

function Edge(props: EdgeProps) {
  const line = lineOf(props);
  if (!line) return null;
  const { edge, graph } = props;
  const { ux, uy, sx, sy, ex, ey } = line;
  const look = edge.tone ? EDGE_TONES[edge.tone] : 'stroke-edge stroke-2';
  return (
    <g>
      <line x1={sx} y1={sy} x2={ex} y2={ey} className={look} />
      {graph.isDirected && (
        <path
          d={`M${ex} ${ey}L${ex - ux * 11 + uy * 5} ${ey - uy * 11 - ux * 5}L${ex - ux * 11 - uy * 5} ${ey - uy * 11 + ux * 5}z`}
          className={cx(look, 'fill-current stroke-1 text-edge [stroke-dasharray:none]')}
        />
      )}
    </g>
  );
}

/** Over all edges, and off the middle, where the edges across a circle cross. */
function Weight(props: EdgeProps) {
  const line = lineOf(props);
  if (!line || props.edge.weight === undefined) return null;
  const { ux, uy, sx, sy, ex, ey } = line;
  return (
    <text
      x={sx + (ex - sx) * 0.4 + uy * 10}
      y={sy + (ey - sy) * 0.4 - ux * 10}
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-ink stroke-raised stroke-4 font-code text-[13px] [paint-order:stroke]"
    >
      {props.edge.weight}
    </text>
  );
}
