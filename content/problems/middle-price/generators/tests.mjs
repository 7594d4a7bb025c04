export const seed = 1543;

export function* tests(random) {
  const test = (name, tries, changes) => ({ name, tries, input: `${changes.length}\n${changes.join('\n')}\n` });
  const market = (q, leaving, low, high) => {
    const offers = [];
    return Array.from({ length: q }, () => {
      if (offers.length > 0 && random.int(1, 100) <= leaving) {
        const i = random.int(0, offers.length - 1);
        const [x] = offers.splice(i, 1, offers.at(-1));
        offers.pop();
        return `- ${x}`;
      }
      offers.push(random.int(low, high));
      return `+ ${offers.at(-1)}`;
    });
  };
  const offers = (prices) => prices.map((x) => `+ ${x}`);
  yield test('one', 'a single offer', ['+ 5']);
  yield test('one-two', 'one offer and two offers', ['+ 5', '+ 3', '- 5', '+ 4']);
  yield test('closed', 'all offers are taken back, several times', ['+ 5', '- 5', '+ 6', '+ 2', '- 6', '- 2', '+ 1']);
  yield test('equal', 'all prices equal', ['+ 4', '+ 4', '+ 4', '- 4', '- 4', '+ 4']);
  yield test('rising', 'prices that rise', offers([1, 2, 3, 4, 5, 6, 7, 8]));
  yield test('falling', 'prices that fall', offers([8, 7, 6, 5, 4, 3, 2, 1]));
  yield test('middle-leaves', 'always the middle one leaves', [...offers([1, 2, 3, 4, 5]), '- 3', '- 2', '- 4', '- 1', '- 5']);
  yield test('lowest-leaves', 'always the lowest leaves', [...offers([5, 3, 4, 1, 2]), '- 1', '- 2', '- 3', '- 4']);
  yield test('highest-leaves', 'always the highest leaves', [...offers([5, 3, 4, 1, 2]), '- 5', '- 4', '- 3', '- 2']);
  yield test('equal-leaves', 'one of several equal offers leaves', ['+ 7', '+ 7', '+ 9', '- 7', '+ 3', '+ 7', '- 9', '- 7']);
  yield test('far-leaves', 'an offer far from the middle leaves and the prices move', [...offers([1, 2, 3, 4, 100]), '- 100', '- 1', '+ 50', '+ 60', '+ 70']);
  yield test('far-leaves-other', 'offers far above leave, then prices fall', [...offers([50, 60, 70, 80, 90]), '- 90', '- 80', '+ 1', '+ 2', '+ 3', '- 70', '- 60']);
  yield test('few-prices', 'few different prices', market(500, 45, 1, 4));
  yield test('random', 'any market', market(500, 40, 1, 100));
  yield test('often-closed', 'a small market that often closes', market(300, 50, 1, 9));
  yield test('rising-then-leaving', 'prices that rise, and the lowest leave', Array.from({ length: 4000 }, (_, i) => (i > 3000 ? `- ${i - 3000}` : `+ ${i + 1}`)));
  yield test('largest', 'largest q', market(20000, 20, 1, 99999));
}
