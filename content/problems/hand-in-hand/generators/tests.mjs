export const seed = 1403;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  /** q commands that keep to the rules; of 100 about `leaving` let somebody leave. */
  const dance = (q, leaving, children) => {
    const inside = [1];
    const outside = Array.from({ length: children - 1 }, (_, i) => i + 2);
    const take = (list) => {
      const i = random.int(0, list.length - 1);
      [list[i], list[list.length - 1]] = [list[list.length - 1], list[i]];
      return list.pop();
    };
    return Array.from({ length: q }, () => {
      if (outside.length === 0 || (inside.length > 1 && random.int(1, 100) <= leaving)) {
        const x = take(inside);
        outside.push(x);
        return `LEAVE ${x}`;
      }
      const y = random.pick(inside);
      const x = take(outside);
      inside.push(x);
      return `JOIN ${x} ${y}`;
    });
  };
  yield test('one-join', 'one child joins', ['JOIN 7 1']);
  yield test('at-end', 'always behind the last', ['JOIN 2 1', 'JOIN 3 2', 'JOIN 4 3', 'JOIN 5 4']);
  yield test('behind-first', 'always behind the first', ['JOIN 2 1', 'JOIN 3 1', 'JOIN 4 1', 'JOIN 5 1']);
  yield test('front-leaves', 'the front leaves', ['JOIN 2 1', 'JOIN 3 2', 'LEAVE 1', 'LEAVE 2']);
  yield test('end-leaves', 'the last leaves and somebody joins there', ['JOIN 2 1', 'JOIN 3 2', 'LEAVE 3', 'JOIN 4 2', 'LEAVE 4']);
  yield test('middle-leaves', 'somebody in the middle leaves', ['JOIN 2 1', 'JOIN 3 2', 'LEAVE 2', 'JOIN 5 1']);
  yield test('comes-back', 'a child leaves and comes back elsewhere', ['JOIN 2 1', 'JOIN 3 2', 'LEAVE 1', 'JOIN 1 2', 'LEAVE 2', 'JOIN 2 3']);
  yield test('nobody', 'everybody leaves', ['JOIN 2 1', 'LEAVE 1', 'LEAVE 2']);
  yield test('largest-number', 'the largest number of a child', ['JOIN 10000 1', 'LEAVE 1', 'JOIN 1 10000']);
  yield test('few-children', 'the same few children again and again', dance(300, 50, 6));
  yield test('random', 'any dance', dance(500, 35, 200));
  yield test('largest', 'largest q, some leave', dance(10000, 40, 10000));
  yield test('longest', 'a long chain', [...Array.from({ length: 5999 }, (_, i) => `JOIN ${i + 2} ${random.int(Math.max(1, i - 40), i + 1)}`), 'LEAVE 15']);
}
