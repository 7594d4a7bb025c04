export const seed = 102010;

const [N, Q] = [200_000, 200_000];

/** All rooms near the gate are too small, so the first one that fits is far away. */
export function* tests(random) {
  const beds = [...random.ints(N - 1000, 1, 99), ...random.ints(1000, 100, 1000)];
  const free = [...beds];
  const lines = [];
  const answers = [];
  const staying = [];
  while (lines.length < Q) {
    if (staying.length > 0 && random.int(1, 5) <= 2) {
      const [room, g] = staying.splice(random.int(0, staying.length - 1), 1)[0];
      free[room] += g;
      lines.push(`- ${room + 1} ${g}`);
    } else {
      const g = random.int(100, 1000);
      let room = N - 1000;
      while (room < N && free[room] < g) room += 1;
      if (room < N) {
        free[room] -= g;
        staying.push([room, g]);
      }
      lines.push(`+ ${g}`);
      answers.push(room < N ? room + 1 : 'FULL');
    }
  }
  yield {
    name: 'largest',
    tries: 'largest n and q, the rooms near the gate are too small',
    input: `${[`${N} ${Q}`, beds.join(' '), ...lines].join('\n')}\n`,
    answer: `${answers.join('\n')}\n`,
  };
}
