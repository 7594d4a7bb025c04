export const seed = 509;

export function* tests(random) {
  const test = (name, tries, h, w, formula) => ({ name, tries, input: `${h} ${w}\n${formula}\n` });
  yield test('one-place', 'paper of one place', 1, 1, 'rect 1 1 1 1');
  yield test('one-place-empty', 'a shape beside the paper', 1, 1, 'rect 2 1 2 1');
  yield test('rectangle', 'a rectangle up to the border', 4, 6, 'rect 2 3 4 6');
  yield test('disc-0', 'a disc of radius 0', 5, 5, 'disc 3 2 0');
  yield test('disc', 'a disc that leaves the paper', 9, 9, 'disc 4 7 4');
  yield test('cut-order', 'cut, where the order matters', 6, 8, 'cut rect 1 1 5 5 rect 3 3 6 8');
  yield test('both', 'the common part', 6, 8, 'both rect 1 1 5 5 disc 4 5 2');
  yield test('cut-in-cut', 'cuts within cuts', 9, 9, 'cut disc 5 5 4 cut disc 5 5 3 cut disc 5 5 2 disc 5 5 1');
  yield test('move-out-and-in', 'a shape that leaves the paper and comes back', 5, 9, 'move 0 6 join move 0 -6 rect 1 2 5 4 rect 2 -3 4 -2');
  yield test('move-up', 'a move up and to the left', 5, 9, 'move -2 -3 rect 3 5 6 8');
  yield test('mirror-odd', 'a mirror on a paper of odd width', 3, 7, 'mirror join rect 1 1 1 3 disc 3 4 0');
  yield test('mirror-even', 'a mirror on a paper of even width', 3, 8, 'join rect 1 1 2 3 mirror rect 2 2 3 3');
  yield test('mirror-then-move', 'a move of a mirrored shape', 3, 9, 'move 0 2 mirror rect 1 1 2 2');
  yield test('move-then-mirror', 'a mirror of a moved shape', 3, 9, 'mirror move 0 2 rect 1 1 2 2');
  yield test('mirror-twice', 'two mirrors and a move between', 4, 10, 'mirror move 1 3 mirror rect 1 5 2 7');
  let chain = 'disc 30 30 12';
  for (let i = 0; i < 199; i += 1) chain = `${i % 3 === 2 ? 'mirror' : `move ${random.int(-4, 4)} ${random.int(-4, 4)}`} ${chain}`;
  yield test('deepest', 'formulas nested 200 deep', 60, 60, chain);
  const formula = (size) => {
    if (size <= 1) {
      const r = random.int(-5, 55);
      const c = random.int(-5, 55);
      return random.int(0, 1) ? `disc ${r} ${c} ${random.int(2, 14)}` : `rect ${r} ${c} ${r + random.int(0, 14)} ${c + random.int(0, 20)}`;
    }
    const kind = random.pick(['join', 'join', 'cut', 'both', 'move', 'mirror', 'cut']);
    if (kind === 'mirror') return `mirror ${formula(size - 1)}`;
    if (kind === 'move') return `move ${random.int(-9, 9)} ${random.int(-9, 9)} ${formula(size - 1)}`;
    const left = random.int(1, size - 2 > 0 ? size - 2 : 1);
    return `${kind} ${formula(left)} ${formula(Math.max(1, size - 1 - left))}`;
  };
  for (const [i, size] of [8, 20, 60].entries()) yield test(`random-${i + 1}`, 'any formula', 30 + 10 * i, 60 - 5 * i, `join ${formula(size)} ${formula(size)}`);
  const scattered = Array.from({ length: 100 }, () => `cut ${formula(1)} ${formula(1)}`);
  while (scattered.length > 1) scattered.push(`join ${scattered.shift()} ${scattered.shift()}`);
  yield test('largest', 'largest formula and paper', 60, 60, scattered[0]);
}
