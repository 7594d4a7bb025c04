export const seed = 7203;

export function* tests(random) {
  const test = (name, tries, k, commands) => ({ name, tries, input: `${k} ${commands.length}\n${commands.join('\n')}\n` });
  const get = (...sizes) => sizes.map((size, i) => `GET ${i + 1} ${size}`);
  /** Any commands; the blocks are kept here, too, so that only what was handed out is freed. */
  const any = (k, count, high, share) => {
    const free = Array.from({ length: k + 1 }, () => []);
    free[k].push(0);
    const held = [];
    let requests = 0;
    return Array.from({ length: count }, () => {
      if (held.length > 0 && random.int(1, 100) <= share) {
        const [[number, at, order]] = held.splice(random.int(0, held.length - 1), 1);
        let [address, j] = [at, order];
        while (j < k && free[j].includes(address ^ (1 << j))) {
          free[j].splice(free[j].indexOf(address ^ (1 << j)), 1);
          address &= ~(1 << j);
          j += 1;
        }
        free[j].push(address);
        return `FREE ${number}`;
      }
      const pages = random.int(1, random.pick([high, Math.ceil(high / 8), 3]));
      requests += 1;
      const wanted = Math.ceil(Math.log2(pages));
      let j = wanted;
      while (j <= k && free[j].length === 0) j += 1;
      if (j <= k) {
        const address = Math.min(...free[j]);
        free[j].splice(free[j].indexOf(address), 1);
        while (j > wanted) {
          j -= 1;
          free[j].push(address + (1 << j));
        }
        held.push([requests, address, j]);
      }
      return `GET ${requests} ${pages}`;
    });
  };
  yield test('one-page', 'a memory of one page', 0, ['GET 1 1', 'GET 2 1', 'FREE 1', 'GET 3 2', 'GET 4 1']);
  yield test('whole', 'the whole memory', 5, ['GET 1 32', 'GET 2 1', 'FREE 1', 'GET 3 17', 'GET 4 1']);
  yield test('too-large', 'more than there is', 3, ['GET 1 9', 'GET 2 1048576', 'GET 3 8']);
  yield test('powers', 'sizes around powers of two', 8, get(1, 2, 3, 4, 5, 8, 9, 16, 17, 31, 32, 33, 64));
  yield test('fill', 'single pages until all is full', 3, [...get(1, 1, 1, 1, 1, 1, 1, 1, 1), 'FREE 4', 'GET 10 1']);
  yield test('join-all', 'all halves join again', 4, [...get(1, 1, 2, 4), 'FREE 2', 'FREE 4', 'FREE 1', 'FREE 3', 'GET 5 16']);
  yield test('no-buddies', 'neighbours that are no buddies', 3, [...get(1, 1, 1, 1, 1, 1, 1, 1), 'FREE 2', 'FREE 3', 'GET 9 2', 'FREE 6', 'FREE 7', 'GET 10 2', 'FREE 1', 'GET 11 2']);
  yield test('lowest', 'several free blocks of one size', 4, [...get(4, 4, 4, 4), 'FREE 3', 'FREE 1', 'GET 5 4', 'GET 6 3']);
  yield test('smallest-larger', 'a smaller block is split rather than a larger one', 5, [...get(1, 4, 8), 'FREE 2', 'GET 4 1', 'GET 5 2', 'GET 6 4', 'FREE 1']);
  yield test('half-free', 'the buddy is free only in part', 3, [...get(2, 1, 1, 4), 'FREE 1', 'FREE 3', 'GET 5 2', 'FREE 2', 'FREE 5']);
  yield test('any', 'any commands', 7, any(7, 200, 40, 45));
  yield test('crowded', 'a memory that is nearly full', 6, any(6, 400, 12, 35));
  yield test('large', 'a large memory', 20, any(20, 600, 200000, 45));
  yield test('largest', 'largest q', 16, any(16, 1000, 3000, 48));
}
