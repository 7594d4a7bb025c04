import { algorithm, type Frame } from './algorithm.ts';
import { queueActs } from './fields.ts';
import { itemAt, row } from './picture.ts';

const PLACES = 5;

const LINES = {
  start: 'front, count = 0, 0',
  full: `join(value): if count == ${PLACES}: it is full`,
  join: `    places[(front + count) mod ${PLACES}] = value, count = count + 1`,
  empty: 'leave(): if count == 0: it is empty',
  leave: `    front = (front + 1) mod ${PLACES}, count = count - 1`,
  end: 'done',
};

export const circularQueue = algorithm({
  lines: LINES,
  fields: { acts: queueActs({ least: 1, most: 16, low: -99, high: 999 }) },
  example: { acts: '4 7 1 out out 8 2 9 out 5' },
  *run({ acts }): Generator<Frame<keyof typeof LINES>> {
    const places: (number | '')[] = Array.from({ length: PLACES }, () => '');
    let [front, count] = [0, 0];
    const show = (now?: number, tone: 'now' | 'good' | 'bad' = 'now') => [
      row('places', places, {
        tone: (at) => (at === now ? tone : places[at] === '' ? 'out' : undefined),
        pointers: { front, end: (front + count) % PLACES },
      }),
      row(
        'queue',
        Array.from({ length: count }, (_, at) => places[(front + at) % PLACES] ?? ''),
      ),
    ];
    yield { line: 'start', values: { places: PLACES }, pictures: show() };
    for (const act of acts) {
      if (act === 'out') {
        if (count === 0) {
          yield { line: 'empty', pictures: show() };
          continue;
        }
        const value = itemAt(places, front);
        places[front] = '';
        front = (front + 1) % PLACES;
        count -= 1;
        yield { line: 'leave', values: { value, front }, pictures: show(front) };
      } else if (count === PLACES) {
        yield { line: 'full', values: { value: act, places: PLACES }, pictures: show() };
      } else {
        const place = (front + count) % PLACES;
        places[place] = act;
        count += 1;
        yield { line: 'join', values: { value: act, place, count }, pictures: show(place, 'good') };
      }
    }
    yield { line: 'end', values: { count }, pictures: show() };
  },
});
