export const seed = 606;

export function* tests(random) {
  const test = (name, tries, operations) => ({ name, tries, input: `${operations.length}\n${operations.join('\n')}\n` });
  yield test('one-push', 'one element', ['push 1']);
  yield test('push-nothing', 'k = 0', ['push 0', 'pop 0', 'push 1', 'push 0']);
  yield test('singles', 'one element after another', Array(20).fill('push 1'));
  yield test('full', 'a vector that is exactly full', ['push 8', 'push 0', 'push 1', 'push 7', 'push 1']);
  yield test('pop-keeps', 'pop and push again', ['push 9', 'pop 9', 'push 16', 'push 1', 'pop 3', 'push 3']);
  yield test('reserve-less', 'reserve with less, as much and more than there is', ['push 5', 'reserve 7', 'reserve 8', 'reserve 9', 'push 5', 'reserve 0']);
  yield test('reserve-odd', 'doubling from a capacity that is no power of two', ['reserve 3', 'push 4', 'push 9', 'reserve 13', 'push 30']);
  yield test('shrink', 'shrink, and push after it', ['push 5', 'shrink', 'shrink', 'push 1', 'push 4', 'push 1', 'shrink', 'push 30']);
  yield test('shrink-empty', 'shrink of an empty vector', ['shrink', 'push 3', 'pop 3', 'shrink', 'push 1']);
  yield test('shrink-full', 'shrink of a full vector', ['push 4', 'shrink', 'push 1', 'reserve 5', 'push 3', 'shrink']);
  yield test('large-reserve', 'largest reserve', ['push 1000', 'reserve 1000000000', 'push 1000000', 'reserve 999999999', 'shrink']);
  const any = (most) => {
    let size = 0;
    return (n) =>
      Array.from({ length: n }, () => {
        const kind = random.pick(['push', 'push', 'pop', 'reserve', 'shrink']);
        if (kind === 'shrink') return kind;
        if (kind === 'reserve') return `reserve ${random.int(0, most * 2)}`;
        const k = kind === 'push' ? random.int(0, most) : random.int(0, size);
        size += kind === 'push' ? k : -k;
        return `${kind} ${k}`;
      });
  };
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any operations', any(4 ** i)(40));
  yield test('most-elements', 'as many elements as possible', Array(1000).fill('push 1000000'));
  yield test('most-moves', 'shrink after every push', Array.from({ length: 1000 }, (_, i) => (i % 2 ? 'shrink' : 'push 1000000')));
}
