export const seed = 171140;

/** The greatest number of orders; the accepted ones are counted by their minutes, and the longest is found from above. */
function accepted(orders) {
  const LARGEST = 1_000_000;
  const counts = new Int32Array(LARGEST + 1);
  const blocks = new Int32Array(1001);
  let [time, size] = [0, 0];
  for (const [minutes, end] of orders.toSorted((a, b) => a[1] - b[1])) {
    counts[minutes] += 1;
    blocks[Math.floor(minutes / 1000)] += 1;
    time += minutes;
    size += 1;
    if (time <= end) continue;
    let block = 1000;
    while (blocks[block] === 0) block -= 1;
    let longest = Math.min(LARGEST, block * 1000 + 999);
    while (counts[longest] === 0) longest -= 1;
    counts[longest] -= 1;
    blocks[block] -= 1;
    time -= longest;
    size -= 1;
  }
  return size;
}

export function* tests(random) {
  const test = (name, tries, orders) => ({ name, tries, input: `${orders.length}\n${orders.map((order) => order.join(' ')).join('\n')}\n`, answer: `${accepted(orders)}\n` });
  let end = 0;
  const long = Array.from({ length: 110_000 }, () => {
    const minutes = random.int(500_000, 1_000_000);
    end += minutes;
    return [minutes, end];
  });
  const short = Array.from({ length: 90_000 }, () => [random.int(400_000, 499_999), end + random.int(0, 200_000)]);
  yield test('largest-given-up', 'largest n, and many orders are given up', random.shuffle([...long, ...short]));
  yield test('largest', 'largest n', Array.from({ length: 200_000 }, () => [random.int(1, 1_000_000), random.int(1, 50_000_000_000)]));
}
