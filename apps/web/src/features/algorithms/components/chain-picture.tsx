import type { Chain } from '@abhyas/content/algorithms';

import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { algorithmTexts } from '../algorithm-texts.ts';
import { PLAIN_SHAPE, SHAPE_TONES } from '../shown.rules.ts';

type Props = { readonly chain: Chain };

const WIDE = 78;
const BOX = 44;
const TOP = 34;
const HIGH = 34;

/** Nodes that stay where they are, and arrows that change. */
export function ChainPicture({ chain }: Props) {
  const { titles } = algorithmTexts();
  const width = (chain.nodes.length + 1) * WIDE;
  return (
    <ScrollBox className="overflow-x-auto py-1">
      <svg
        role="img"
        aria-label={titles[chain.title]}
        viewBox={`${-WIDE / 2} 0 ${width} 140`}
        style={{ width: '100%', minWidth: width * 0.62, maxWidth: width }}
        className="block h-auto"
      >
        {chain.nodes.map((node, at) => (
          <g key={at}>
            <rect
              x={at * WIDE}
              y={TOP}
              width={BOX}
              height={HIGH}
              rx={6}
              className={node.tone ? SHAPE_TONES[node.tone] : PLAIN_SHAPE}
            />
            <text
              x={at * WIDE + BOX / 2}
              y={TOP + HIGH / 2}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink font-code text-[15px]"
            >
              {node.text}
            </text>
            <Arrow from={at} to={node.next} />
            {chain.pointers
              .filter((pointer) => pointer.at === at)
              .map(({ name }, line) => (
                <text
                  key={name}
                  x={at * WIDE + BOX / 2}
                  y={TOP + HIGH + 34 + line * 16}
                  textAnchor="middle"
                  className="fill-accent-ink font-code text-[13px] font-[650]"
                >
                  {name}
                </text>
              ))}
          </g>
        ))}
      </svg>
    </ScrollBox>
  );
}

/** To the right above the middle, to the left below it; an arrow that ends at a bar leads nowhere. */
function Arrow({ from, to }: { readonly from: number; readonly to: number | null }) {
  const isBack = to !== null && to < from;
  const y = TOP + HIGH * (isBack ? 0.75 : 0.3);
  const start = from * WIDE + (isBack ? 0 : BOX);
  const end = to === null ? start + 18 : to * WIDE + (isBack ? BOX : 0);
  const by = isBack ? 7 : -7;
  const head = to === null ? `M${end} ${y - 8}v16` : `M${end + by} ${y - 5}L${end} ${y}L${end + by} ${y + 5}`;
  // One that skips nodes goes round them.
  const line = to !== null && Math.abs(to - from) > 1 ? `C${start} 0 ${end} 0 ${end} ${y}` : `H${end}`;
  return <path d={`M${start} ${y}${line}${head}`} className="fill-none stroke-ink stroke-2" />;
}
