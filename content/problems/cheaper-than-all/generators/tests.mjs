export const seed = 7204;

const US = 'Sai Mobiles';
const SHOPS = ['Gupta Telecom', 'Phone Ghar', 'Bharat Cell'];
const MODELS = ['Tara 5', 'Tara 7', 'Nila X', 'Veer', 'Megh', 'Kiran 2'];

export function* tests(random, insert) {
  const prices = (rows) => insert('prices', rows);
  yield { name: 'empty', tries: 'an empty table', input: '' };
  yield { name: 'not-there', tries: 'Sai Mobiles has no row', input: prices([['Phone Ghar', 'Veer', 7000]]) };
  yield { name: 'alone', tries: 'models that nobody else has', input: prices([[US, 'Veer', 7000], [US, 'Megh', null], ['Phone Ghar', 'Tara 5', 100]]) };
  yield { name: 'unnamed', tries: 'others that name no price', input: prices([[US, 'Veer', 7000], ['Phone Ghar', 'Veer', null], ['Bharat Cell', 'Veer', null], [US, 'Megh', 5000], ['Phone Ghar', 'Megh', null], ['Bharat Cell', 'Megh', 4999]]) };
  yield { name: 'ties', tries: 'equal prices', input: prices([[US, 'Veer', 7000], ['Phone Ghar', 'Veer', 7000], [US, 'Megh', 5000], ['Phone Ghar', 'Megh', 5001], [US, 'Tara 5', 9000], ['Phone Ghar', 'Tara 5', 9500], ['Bharat Cell', 'Tara 5', 8999]]) };
  yield { name: 'others-cheap', tries: 'another model that is cheaper', input: prices([[US, 'Nila X', 15000], ['Phone Ghar', 'Nila X', 16000], ['Phone Ghar', 'Veer', 7000]]) };
  for (let i = 1; i <= 7; i += 1) {
    const models = MODELS.slice(0, 2 + (i % 5));
    const rows = [US, ...SHOPS].flatMap((shop) => models.filter(() => random.int(1, 4) > 1).map((model) => [shop, model, random.pick([null, 6999, 7000, 7001, 7500])]));
    yield { name: `random-${i}`, tries: 'several shops', input: prices(random.shuffle(rows)) };
  }
}
