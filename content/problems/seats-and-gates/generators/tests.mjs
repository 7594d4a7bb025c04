export const seed = 7403;

export function* tests(random) {
  const test = (name, tries, numbers, programs) => ({ name, tries, input: `${numbers.length} ${programs.length}\n${numbers.join(' ')}\n${programs.map((steps) => `${steps.length}\n${steps.join('\n')}\n`).join('')}` });
  const words = ['tea', 'dosa', 'bus', 'print', 'wait', 'one', 'two', 'red', 'go', 'stop'];
  const any = (k, n, length, signals) =>
    Array.from({ length: n }, () =>
      Array.from({ length: random.int(1, length) }, () => {
        const kind = random.int(1, 100);
        if (kind <= 30) return `print ${random.pick(words)}`;
        return `${kind <= 30 + signals ? 'signal' : 'wait'} ${random.int(1, k)}`;
      }),
    );
  yield test('one-print', 'one thread that prints', [0], [['print tea']]);
  yield test('one-waits', 'one thread that waits for ever', [0], [['wait 1', 'print tea']]);
  yield test('nothing', 'nothing is printed', [2], [['wait 1', 'wait 1', 'signal 1']]);
  yield test('own-signal', 'a signal before the wait is remembered', [0], [['signal 1', 'wait 1', 'print one']]);
  yield test('mutex', 'a critical section', [1], Array.from({ length: 4 }, (_, i) => ['wait 1', `print ${'abcd'[i]}in`, `print ${'abcd'[i]}out`, 'signal 1']));
  yield test('first-come', 'the first in the queue is woken first', [0], [['print a', 'wait 1', 'print one'], ['wait 1', 'print two'], ['wait 1', 'print three'], ['print x', 'print y', 'signal 1', 'print z', 'signal 1', 'signal 1']]);
  yield test('woken-later', 'who is woken goes on at its next turn', [0], [['wait 1', 'print woken'], ['signal 1', 'print after'], ['print third', 'print fourth']]);
  yield test('woken-same-round', 'who is woken and comes later in the round', [0], [['signal 1', 'print a'], ['wait 1', 'print b'], ['wait 1', 'print c'], ['print d', 'signal 1', 'print e']]);
  yield test('not-twice', 'a signal either wakes or counts', [0], [['wait 1', 'print a'], ['signal 1', 'print b'], ['print c', 'print d', 'wait 1', 'print e']]);
  yield test('producer', 'producer and consumer with two places', [0, 2, 1], [Array.from({ length: 5 }, (_, i) => ['wait 2', 'wait 3', `print put${'abcde'[i]}`, 'signal 3', 'signal 1']).flat(), Array.from({ length: 5 }, (_, i) => ['wait 1', 'wait 3', `print get${'abcde'[i]}`, 'signal 3', 'signal 2']).flat()]);
  yield test('philosophers', 'philosophers that all take the left fork', [1, 1, 1], [0, 1, 2].map((i) => [`wait ${i + 1}`, `wait ${((i + 1) % 3) + 1}`, 'print eat', `signal ${i + 1}`, `signal ${((i + 1) % 3) + 1}`]));
  yield test('barrier', 'the last one lets all go on', [0, 0], [['print a', 'signal 1', 'wait 2', 'print x'], ['print b', 'signal 1', 'wait 2', 'print y'], ['wait 1', 'wait 1', 'print all', 'signal 2', 'signal 2']]);
  yield test('any', 'any programs', [1, 0, 2], any(3, 5, 12, 35));
  yield test('many-waits', 'many threads wait', [3, 1, 0, 2], any(4, 12, 20, 25));
  yield test('largest', 'largest n and programs', Array.from({ length: 10 }, () => random.int(0, 100)), any(10, 20, 100, 36));
}
