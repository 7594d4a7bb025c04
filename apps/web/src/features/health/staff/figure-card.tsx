import type { HealthSeries } from '@abhyas/contract/health.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';

import { chartPath } from './chart.rules.ts';
import type { Hours } from './health.queries.ts';

const words = staffMessages.health;
const WIDTH = 240;
const HEIGHT = 48;
const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** One figure: how it is now, and its line over the hours. */
export function FigureCard({ series, hours }: { readonly series: HealthSeries; readonly hours: Hours }) {
  const { name, unit } = words.figures[series.figure];
  const highest = Math.max(0, ...series.points.map(({ value }) => value));
  const value = `${format.format(highest)}${unit && ` ${unit}`}`;
  return (
    <div className="rounded-card border border-line bg-raised p-4">
      <h2 className="text-small text-soft">{name}</h2>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="text-h2 tabular-nums">{format.format(series.now)}</span>
        <span className="text-small text-soft">
          {unit} {words.now}
        </span>
      </p>
      {series.points.length === 0 ? (
        <p className="mt-2 text-small text-soft">{words.noSamples}</p>
      ) : (
        <>
          <svg
            role="img"
            aria-label={fill(words.chart, { name, range: words.ranges[hours], value })}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="mt-2 h-12 w-full text-link"
          >
            <path
              d={chartPath(series.points, { width: WIDTH, height: HEIGHT, hours: Number(hours), highest })}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <p className="text-right text-small text-soft">{fill(words.highest, { value })}</p>
        </>
      )}
    </div>
  );
}
