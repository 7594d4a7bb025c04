import { fault, shortened, type Field, type Values } from './fields.ts';
import type { Graph, GraphEdge, Tone } from './picture.ts';

export type Edge = { readonly from: string; readonly to: string; readonly weight: number };

/** A graph as it was typed. */
export type TypedGraph = { readonly nodes: readonly string[]; readonly edges: readonly Edge[] };

type Limits = {
  readonly least: number;
  readonly most: number;
  readonly lastNode: string;
  readonly isDirected?: boolean;
  /** Lengths of edges, where they have some. */
  readonly weights?: { readonly low: number; readonly high: number };
};

/** Edges with commas between them: `A-B`, or `A>B` where they have a direction, and a length where they have one. */
export function edges({ least, most, lastNode, isDirected = false, weights }: Limits): Field<TypedGraph> {
  const limits: Values = { least, most, lastNode, ...weights };
  const hint = weights ? (isDirected ? 'weightedArrows' : 'weighted') : isDirected ? 'arrows' : 'edges';
  return {
    hint,
    limits,
    read: (typed) => {
      const pieces = typed
        .slice(0, 300)
        .toUpperCase()
        .split(',')
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '');
      if (pieces.length < least || pieces.length > most)
        return fault('count', { count: pieces.length, least, most });
      const found: Edge[] = [];
      for (const piece of pieces) {
        const edge = edgeIn(piece, { isDirected, lastNode, isWeighted: weights !== undefined });
        if (!edge) return fault('form', { typed: shortened(piece) });
        const { from, to, weight } = edge;
        if (from === to) return fault('nodes', { typed: piece });
        if (weights && (weight < weights.low || weight > weights.high))
          return fault('range', { value: weight, ...weights });
        if (found.some((other) => joins(other, from, to) || (!isDirected && joins(other, to, from)))) {
          return fault('twice', { typed: piece });
        }
        found.push(edge);
      }
      return { value: { nodes: namesIn(found), edges: found } };
    },
  };
}

/** A node to begin with; one that no edge names stands alone. */
export function place(lastNode: string): Field<string> {
  return {
    hint: 'place',
    limits: { lastNode },
    read: (typed) => {
      const name = typed.trim().toUpperCase();
      return isNode(name, lastNode) ? { value: name } : fault('form', { typed: shortened(typed) });
    },
  };
}

function isNode(name: string, lastNode: string): boolean {
  return /^[A-Z]$/.test(name) && name <= lastNode;
}

type Form = { readonly isDirected: boolean; readonly isWeighted: boolean; readonly lastNode: string };

function edgeIn(piece: string, { isDirected, isWeighted, lastNode }: Form): Edge | undefined {
  const [, from = '', sign, to = '', , weight] =
    /^([A-Z]) ?([->]) ?([A-Z])( ([-−]?\d{1,3}))?$/.exec(piece) ?? [];
  const isRight = sign === (isDirected ? '>' : '-') && (weight !== undefined) === isWeighted;
  if (!isRight || !isNode(from, lastNode) || !isNode(to, lastNode)) return undefined;
  return { from, to, weight: Number((weight ?? '1').replace('−', '-')) };
}

function joins(edge: Edge, from: string, to: string): boolean {
  return edge.from === from && edge.to === to;
}

function namesIn(found: readonly Edge[]): string[] {
  return [...new Set(found.flatMap(({ from, to }) => [from, to]))].toSorted();
}

/** The graph with a node that no edge may have named. */
export function withNode({ nodes, edges: all }: TypedGraph, name: string): TypedGraph {
  return { nodes: [...new Set([...nodes, name])].toSorted(), edges: all };
}

/** Where edges lead to from a node, in the order of the names. Without a direction they lead both ways. */
export function neighbours({ edges: all }: TypedGraph, node: string, isDirected = false): Edge[] {
  return all
    .flatMap((edge) => [edge, ...(isDirected ? [] : [{ ...edge, from: edge.to, to: edge.from }])])
    .filter(({ from }) => from === node)
    .toSorted((a, b) => a.to.localeCompare(b.to));
}

type Look = {
  readonly isDirected?: boolean;
  readonly isWeighted?: boolean;
  readonly tone?: (node: string) => Tone | undefined;
  readonly note?: (node: string) => string;
  readonly edgeTone?: (edge: Edge) => Tone | undefined;
};

export function graphPicture({ nodes, edges: all }: TypedGraph, look: Look): Graph {
  const { isDirected = false, isWeighted = false, tone, note, edgeTone } = look;
  return {
    kind: 'graph',
    title: 'graph',
    isDirected,
    nodes: nodes.map((name) => ({ name, tone: tone?.(name), ...(note && { note: note(name) }) })),
    edges: all.map((edge): GraphEdge => ({
      from: edge.from,
      to: edge.to,
      weight: isWeighted ? edge.weight : undefined,
      tone: edgeTone?.(edge),
    })),
  };
}

/** Whether an edge joins two nodes, in either direction. */
export function isBetween({ from, to }: Edge, a: string | undefined, b: string | undefined): boolean {
  return (from === a && to === b) || (from === b && to === a);
}

export function distanceText(distance: number | undefined): string {
  return distance === undefined || distance === Infinity ? '∞' : String(distance);
}
