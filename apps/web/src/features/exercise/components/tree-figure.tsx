import type { TreeNode } from '@abhyas/content/exercises/generated';
import { useMemo } from 'react';

import { layTree, NODE_HEIGHT, spokenTree } from '../tree-layout.rules.ts';

type Props = { readonly caption: string; readonly root: TreeNode };

/** A tree of a generated exercise: a box for each node, lines to its children. */
export function TreeFigure({ caption, root }: Props) {
  const { width, height, nodes } = useMemo(() => layTree(root), [root]);
  return (
    <figure className="m-0!">
      <figcaption className="pb-1 text-small text-soft">{caption}</figcaption>
      <div className="overflow-x-auto pb-1">
        <svg
          role="img"
          aria-label={spokenTree(root)}
          width={width + 2}
          height={height + 2}
          viewBox={`-1 -1 ${width + 2} ${height + 2}`}
          className="m-0! max-w-none!"
        >
          {nodes.map(({ label, x, y, width: wide, from }) => (
            <g key={`${x},${y}`}>
              {from && <line x1={from.x} y1={from.y} x2={x + wide / 2} y2={y} className="stroke-edge" />}
              <rect
                x={x}
                y={y}
                width={wide}
                height={NODE_HEIGHT}
                rx={6}
                className="fill-raised stroke-edge"
              />
              <text
                x={x + wide / 2}
                y={y + NODE_HEIGHT / 2}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-ink text-small tabular-nums"
              >
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
