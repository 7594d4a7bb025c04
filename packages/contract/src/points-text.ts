/** Hundredths of a point as people write them: 250 is 2.5, 1000 is 10. */
export function pointsText(hundredths: number): string {
  return String(hundredths / 100);
}
