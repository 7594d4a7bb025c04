import { expect, test } from 'vitest';

import { sitExam } from './exam.ts';

test(
  'EXAMS-9, EXAMS-13, short: an exam through cuts, killed tabs and killed servers loses, doubles and ages nothing',
  { tags: ['thorough'], timeout: 240_000 },
  async () => {
    const findings = await sitExam({ learners: 9, seconds: 5, minuteMs: 200 });
    expect(findings.filter(({ met }) => !met)).toEqual([]);
  },
);
