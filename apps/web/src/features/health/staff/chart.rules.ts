import type { HealthSeries } from '@abhyas/contract/health.staff';

type Frame = {
  readonly width: number;
  readonly height: number;
  /** How far back the left edge is. */
  readonly hours: number;
  /** Value of the upper edge; at least 1 is drawn, so that a line of zeros is at the foot. */
  readonly highest: number;
};

const HOUR_MS = 3_600_000;

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The line through samples as an SVG path: time to the right, ending now. */
export function chartPath(
  points: HealthSeries['points'],
  { width, height, hours, highest }: Frame,
  nowMs: number = Date.now(),
): string {
  const most = Math.max(1, highest);
  return points
    .map(({ at, value }, index) => {
      const x = width * (1 - (nowMs - Date.parse(at)) / (hours * HOUR_MS));
      const y = (height - 2) * (1 - value / most) + 1;
      return `${index === 0 ? 'M' : 'L'}${round(Math.max(0, x))} ${round(y)}`;
    })
    .join('');
}
