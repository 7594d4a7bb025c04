export const seed = 3402;

export function* tests(random) {
  const test = (name, tries, events) => ({ name, tries, input: `${events.length}\n${events.join('\n')}\n` });
  /** Any events among the places 0 to `most`; `asks` of four events are questions. */
  const any = (count, most, asks) => {
    const open = new Set();
    return Array.from({ length: count }, (_, i) => {
      const x = random.int(0, most);
      if (i > 0 && random.int(1, 4) <= asks) return `? ${x}`;
      if (open.delete(x)) return `- ${x}`;
      open.add(x);
      return `+ ${x}`;
    }).concat(`? ${random.int(0, most)}`);
  };
  yield test('one', 'n = 1', ['? 5']);
  yield test('same-place', 'a chemist at the very place', ['+ 5', '+ 4', '+ 6', '? 5', '? 4', '? 6']);
  yield test('tie', 'two chemists equally near', ['+ 10', '+ 20', '? 15', '? 14', '? 16', '+ 15', '? 15']);
  yield test('only-below', 'chemists only below', ['+ 10', '+ 3', '? 11', '? 100', '? 1000000000']);
  yield test('only-above', 'chemists only above', ['+ 10', '+ 30', '? 9', '? 0', '? 1']);
  yield test('ends', 'both ends of the highway', ['+ 0', '+ 1000000000', '? 500000000', '? 500000001', '? 499999999', '? 0', '? 1000000000']);
  yield test('all-close', 'all close again', ['+ 3', '+ 8', '- 3', '? 1', '- 8', '? 1', '+ 3', '? 9']);
  yield test('nearest-closes', 'the nearest one closes', ['+ 10', '+ 20', '+ 30', '? 21', '- 20', '? 21', '- 30', '? 21', '? 19']);
  yield test('downwards', 'chemists open from the far end on', [...Array.from({ length: 60 }, (_, i) => `+ ${1000 - 7 * i}`), ...Array.from({ length: 60 }, (_, i) => `? ${570 + 8 * i}`)]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any events', any(200 * i, 10 ** (1 + i), 2));
  yield test('far-apart', 'places of any size', any(400, 10 ** 9, 2));
  yield test('largest', 'largest n', [
    ...random.shuffle(Array.from({ length: 10000 }, (_, i) => 7 * i)).map((x) => `+ ${x}`),
    ...Array.from({ length: 10000 }, () => `? ${random.int(0, 70000)}`),
  ]);
}
