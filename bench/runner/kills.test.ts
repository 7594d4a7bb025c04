import { expect, test } from 'vitest';

import { measureKills } from './kills.ts';

/** The long version, with thousands of runs, is `npm run bench -- kills`. */
test(
  'runners and the database are killed under load: no run is lost, doubled or wrongly accepted',
  { tags: ['thorough'], timeout: 180_000 },
  async () => {
    const report = await measureKills({ seconds: 12, clients: 4, killEveryMs: 3000 });
    expect(report.answered).toBeGreaterThan(0);
    expect(report.kills).toBeGreaterThanOrEqual(2);
    expect(report).toMatchObject({ lost: 0, unrecorded: 0, doubled: 0, wrong: 0 });
  },
);
