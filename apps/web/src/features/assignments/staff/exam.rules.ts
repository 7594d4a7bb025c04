import type { ExamRules } from '@abhyas/contract/exams-rules';

/** How an exam is held, as its form has it. */
export type EnteredExam = {
  readonly starts: ExamRules['starts'];
  readonly minutes: string;
  readonly roomCode: string;
  readonly addresses: string;
  readonly shuffled: boolean;
  readonly lateMinutes: string;
  readonly browserKey: string;
  /** How many of each pool a learner gets, by the pool's number. */
  readonly draws: Readonly<Record<string, string>>;
};

/** What most lab exams are. */
export const FRESH_EXAM: EnteredExam = {
  starts: 'together',
  minutes: '60',
  roomCode: '',
  addresses: '',
  shuffled: true,
  lateMinutes: '5',
  browserKey: '',
  draws: {},
};

const MINUTES_MOST = 600;

export function examFormOf(rules: ExamRules): EnteredExam {
  return {
    starts: rules.starts,
    minutes: String(rules.minutes),
    roomCode: rules.roomCode ?? '',
    addresses: rules.addresses.join(', '),
    shuffled: rules.shuffled,
    lateMinutes: String(rules.lateMinutes),
    browserKey: rules.browserKey ?? '',
    draws: Object.fromEntries(rules.draws.map(({ pool, draw }) => [pool, String(draw)])),
  };
}

const whole = (written: string, least: number, most: number): number | undefined => {
  const number = Number(written);
  return written.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
};

/** What is sent; undefined while something is no number or cannot be read. `pools`: those that items are in. */
export function readExam(entered: EnteredExam, pools: readonly number[]): ExamRules | undefined {
  const minutes = whole(entered.minutes, 1, MINUTES_MOST);
  const lateMinutes = whole(entered.lateMinutes, 0, MINUTES_MOST);
  const roomCode = entered.roomCode.trim();
  const browserKey = entered.browserKey.trim().toLowerCase();
  const draws = pools.map((pool) => ({ pool, draw: whole(entered.draws[pool] ?? '1', 1, 50) ?? 0 }));
  const isReadable =
    (roomCode === '' || /^[A-Za-z0-9]{4,12}$/.test(roomCode)) &&
    (browserKey === '' || /^[0-9a-f]{64}$/.test(browserKey)) &&
    draws.every(({ draw }) => draw > 0);
  if (minutes === undefined || lateMinutes === undefined || !isReadable) return undefined;
  return {
    starts: entered.starts,
    minutes,
    addresses: entered.addresses.split(',').flatMap((each) => each.trim() || []),
    shuffled: entered.shuffled,
    lateMinutes,
    draws,
    ...(roomCode !== '' && { roomCode }),
    ...(browserKey !== '' && { browserKey }),
  };
}
