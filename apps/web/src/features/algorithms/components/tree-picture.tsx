import type { Tree } from '@abhyas/content/algorithms';
import { useMemo } from 'react';

import { cx } from '../../../lib/classes.ts';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { algorithmTexts } from '../algorithm-texts.ts';
import { MOVES, PLAIN_SHAPE, SHAPE_TONES } from '../shown.rules.ts';
import { placeTree, type Placed } from '../tree-layout.ts';

type Props = { readonly tree: Tree; readonly all: readonly Tree[] };

const WIDE = 46;
const HIGH = 60;
const RADIUS = 18;

/** Nodes below their parents. A node that changes its place moves there. */
export function TreePicture({ tree, all }: Props) {
  const { titles } = algorithmTexts();
  const nodes = useMemo(() => placeTree(tree), [tree]);
  const size = useMemo(() => sizeOf(all), [all]);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    <ScrollBox className="overflow-x-auto py-1">
      <svg
        role="img"
        aria-label={titles[tree.title]}
        viewBox={`0 0 ${size.width} ${size.height}`}
        style={{ width: '100%', minWidth: Math.min(size.width, 280), maxWidth: size.width }}
        className="block h-auto"
      >
        {nodes.map((node) => (
          <Edge key={node.id} node={node} parent={byId.get(node.parent ?? -1)} />
        ))}
        {nodes.map((node) => (
          <g
            key={node.id}
            className={MOVES}
            style={{ transform: `translate(${xOf(node)}px, ${yOf(node)}px)` }}
          >
            <circle r={RADIUS} className={node.tone ? SHAPE_TONES[node.tone] : PLAIN_SHAPE} />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              className={cx('fill-ink font-code', node.text.length > 3 ? 'text-[11px]' : 'text-[14px]')}
            >
              {node.text}
            </text>
            {node.note !== undefined && (
              <text
                y={RADIUS + 13}
                textAnchor="middle"
                className="fill-soft stroke-raised stroke-4 text-[12px] [paint-order:stroke]"
              >
                {node.note}
              </text>
            )}
          </g>
        ))}
      </svg>
    </ScrollBox>
  );
}

function Edge({ node, parent }: { readonly node: Placed; readonly parent: Placed | undefined }) {
  if (!parent) return null;
  return (
    <line
      x1={xOf(parent)}
      y1={yOf(parent)}
      x2={xOf(node)}
      y2={yOf(node)}
      className="stroke-edge stroke-[1.5]"
    />
  );
}

const xOf = ({ x }: Placed): number => WIDE * (x + 0.5);
const yOf = ({ y }: Placed): number => HIGH * y + RADIUS + 4;

/** Of the largest of all moments. */
function sizeOf(all: readonly Tree[]): { readonly width: number; readonly height: number } {
  const nodes = all.flatMap(placeTree);
  const columns = 1 + Math.max(0, ...nodes.map(({ x }) => x));
  const rows = 1 + Math.max(0, ...nodes.map(({ y }) => y));
  return { width: columns * WIDE, height: rows * HIGH };
}
