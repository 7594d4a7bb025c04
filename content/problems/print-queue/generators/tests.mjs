export const seed = 601;

export function* tests(random) {
  const test = (name, tries, jobs) => ({
    name,
    tries,
    input: `${jobs.length}\n${jobs.map((job) => job.join(' ')).join('\n')}\n`,
  });
  const jobs = (n, gap, longest) => {
    let at = 0;
    return Array.from({ length: n }, () => [(at += random.int(0, gap)), random.int(1, longest)]);
  };
  yield test('one', 'a single job', [[5, 9]]);
  yield test('one-at-zero', 'a single job at second 0', [[0, 1]]);
  yield test('together', 'all jobs arrive together', Array.from({ length: 30 }, () => [4, random.int(1, 20)]));
  yield test('never-busy', 'the printer is always free', jobs(50, 0, 1).map(([, t], i) => [i * 10, t]));
  yield test('back-to-back', 'a job arrives just as the printer becomes free', [[0, 4], [4, 3], [7, 2], [9, 9]]);
  yield test('long-first', 'a long job holds up short ones', [[0, 1000], ...Array.from({ length: 40 }, (_, i) => [i + 1, 1])]);
  yield test('late', 'a late beginning', [[10 ** 9, 10 ** 6], [10 ** 9, 1]]);
  yield test('largest', 'largest n, everything together', Array.from({ length: 2000 }, () => [0, 10 ** 6]));
  yield test('gaps', 'gaps between groups of jobs', [...jobs(20, 2, 9), ...jobs(20, 2, 9).map(([a, t]) => [a + 5000, t])]);
  yield test('busy', 'mostly busy', jobs(1000, 9, 10));
  yield test('idle', 'mostly idle', jobs(1000, 30, 10));
}
