export const seed = 510110;

const HOURS = 200_000;
const QUESTIONS = 50_000;

export function* tests(random) {
  // Questions about nearly all hours; the low and its count change rarely, so that the answers are found without a tree.
  const hours = random.ints(HOURS, -300, 500);
  const commands = [];
  const answers = [];
  for (let k = 0; k < QUESTIONS; k += 1) {
    if (k % 100 === 0) {
      const hour = 1000 + k;
      hours[hour - 1] = -500 + ((k / 100) % 7 === 0 ? 0 : random.int(1, 150));
      commands.push(`set ${hour} ${hours[hour - 1]}`);
    } else {
      commands.push(`ask ${random.int(1, 900)} ${HOURS - random.int(0, 900)}`);
    }
  }
  // The first correction is the coldest possible and lies in every question, so the low is -500 from then on.
  let count = 0;
  for (let k = 0; k < QUESTIONS; k += 1) {
    if (k % 100 === 0) count += (k / 100) % 7 === 0 ? 1 : 0;
    else answers.push(`-500 ${count}`);
  }
  const readings = hours.map((value, i) => (value < -300 || (i >= 999 && (i - 999) % 100 === 0 && i - 999 < QUESTIONS) ? 77 : value));
  yield {
    name: 'largest',
    tries: 'largest n and q',
    input: `${HOURS} ${QUESTIONS}\n${readings.join(' ')}\n${commands.join('\n')}\n`,
    answer: `${answers.join('\n')}\n`,
  };
}
