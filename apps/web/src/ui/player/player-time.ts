/** So near to either end of a video nobody wants to go on, but to begin. */
const BEGUN_SECONDS = 2;
const OVER_SECONDS = 3;

/** Where to go on: at the remembered second, but at the start when the video was as good as over. */
export function resumeAt(position: number, durationSeconds: number): number {
  return position > BEGUN_SECONDS && position < durationSeconds - OVER_SECONDS ? position : 0;
}

/** 75 seconds are "1:15". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
