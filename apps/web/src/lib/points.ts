export { pointsText } from '@abhyas/contract/points-text';

/** What somebody wrote, in hundredths; undefined if it is no number of points with at most two digits after the point. */
export function readPoints(written: string): number | undefined {
  const entered = written.trim().replace(',', '.');
  const hundredths = Math.round(Number(entered) * 100);
  const [, digits = ''] = entered.split('.');
  const fits = Number.isFinite(hundredths) && hundredths >= 0 && hundredths <= 100_000;
  return entered !== '' && digits.length <= 2 && fits ? hundredths : undefined;
}
