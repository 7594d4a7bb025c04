export const seed = 15110;

const DAYS = 200_000;
const BOOKINGS = 200_000;

export function* tests(random) {
  const bookings = Array.from({ length: BOOKINGS }, () => [
    random.int(1, 5000),
    random.int(DAYS - 5000, DAYS),
    random.int(1, 9),
  ]);
  const change = new Int32Array(DAYS + 1);
  for (const [arrival, departure, rooms] of bookings) {
    change[arrival] += rooms;
    change[departure] -= rooms;
  }
  let [taken, most, night] = [0, 0, 0];
  for (let day = 1; day <= DAYS; day += 1) {
    taken += change[day];
    if (taken > most) [most, night] = [taken, day];
  }
  yield {
    name: 'largest',
    tries: 'largest n and q, long bookings',
    input: `${DAYS} ${BOOKINGS}\n${bookings.map((booking) => booking.join(' ')).join('\n')}\n`,
    answer: `${most} ${night}\n`,
  };
}
