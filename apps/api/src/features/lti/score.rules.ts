/** Where scores of a line item go; its address may have a query of its own, as Moodle's has (AGS 2.0, 3.3.1). */
export function scoresUrl(lineItemUrl: string): string {
  const url = new URL(lineItemUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

type Marked = {
  readonly subject: string;
  readonly hundredths: number;
  readonly points: number;
  readonly markedAt: Date;
};

/** A mark as a platform takes it (AGS 2.0, 3.4). */
export function scoreOf({ subject, hundredths, points, markedAt }: Marked): Record<string, unknown> {
  return {
    userId: subject,
    timestamp: markedAt.toISOString(),
    scoreGiven: hundredths / 100,
    scoreMaximum: points / 100,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  };
}
