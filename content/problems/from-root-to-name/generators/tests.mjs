export const seed = 70711;

export function* tests(random) {
  const test = (name, tries, records, names) => ({ name, tries, input: `${records.length} ${names.length}\n${records.join('\n')}\n${names.join('\n')}\n` });
  yield test('at-the-root', 'the root knows the address', ['root A in 10.0.0.1'], ['in', 'com', 'x.in']);
  yield test('one-step', 'one server further', ['root NS in a', 'a A x.in 10.0.0.2'], ['x.in', 'in', 'y.in', 'x.x.in']);
  yield test('no-records', 'a server without records', ['root NS in a'], ['in', 'www.in']);
  yield test('longest', 'several domains fit', ['root NS in a', 'root NS ac.in b', 'root NS iitm.ac.in c', 'a A q.in 1.1.1.1', 'b A q.ac.in 2.2.2.2', 'c A q.iitm.ac.in 3.3.3.3'], ['q.in', 'q.ac.in', 'q.iitm.ac.in', 'p.q.iitm.ac.in', 'ac.in']);
  yield test('not-below', 'a name that only ends in the same letters', ['root NS ac.in b', 'root NS in a', 'a A mac.in 5.5.5.5', 'b A mac.in 6.6.6.6'], ['mac.in', 'x.mac.in', 'm.ac.in', 'ac.in']);
  yield test('address-first', 'an address and a delegation for the same name', ['root A in 9.9.9.9', 'root NS in a', 'root CNAME in out', 'a A www.in 8.8.8.8'], ['in', 'www.in', 'out']);
  yield test('alias-first', 'an alias and a delegation for the same name', ['root NS in a', 'root CNAME x.in y.in', 'a A y.in 7.7.7.7', 'a A x.in 6.6.6.6'], ['x.in', 'y.in']);
  yield test('alias-elsewhere', 'an alias into another domain', ['root NS in a', 'root NS org b', 'a CNAME www.shop.in cdn.org', 'b A cdn.org 4.4.4.4', 'a A cdn.org 3.3.3.3'], ['www.shop.in', 'cdn.org']);
  yield test('alias-chain', 'several aliases one after the other', ['root NS in a', 'a CNAME a.in b.in', 'a CNAME b.in c.in', 'a CNAME c.in d.in', 'a A d.in 2.3.4.5'], ['a.in', 'c.in', 'd.in', 'e.in']);
  yield test('alias-to-nothing', 'an alias of an unknown name', ['root NS in a', 'a CNAME a.in b.org'], ['a.in']);
  yield test('own-alias', 'a name that is an alias of itself', ['root NS in a', 'a CNAME a.in a.in'], ['a.in']);
  yield test('back-and-forth', 'two servers send you back and forth', ['root NS in a', 'a NS in b', 'b NS in a', 'b A x.in 1.2.3.4'], ['x.in', 'y.in']);
  yield test('back-to-root', 'a server that names the root', ['root NS in a', 'a NS in root'], ['x.in', 'x']);
  const steps = (count) => Array.from({ length: count }, (_, i) => `${i === 0 ? 'root' : `s${i}`} NS in s${i + 1}`);
  yield test('nineteen', 'the address comes with the last question', [...steps(19), 's19 A x.in 1.9.1.9'], ['x.in', 'y.in']);
  yield test('twenty', 'the address would come one question too late', [...steps(20), 's20 A x.in 2.0.2.0'], ['x.in', 'y.in']);
  const labels = ['in', 'ac', 'co', 'du', 'iitm', 'www', 'mail', 'c'];
  const name = () => Array.from({ length: random.int(1, 4) }, () => random.pick(labels)).join('.');
  const records = (n, servers) => [...new Map(Array.from({ length: n }, () => {
    const key = `${random.pick(servers)} ${random.pick(['A', 'A', 'CNAME', 'NS', 'NS', 'NS'])} ${name()}`;
    return [key, key.includes(' A ') ? `10.${random.int(0, 255)}.0.${random.int(1, 254)}` : key.includes(' CNAME ') ? name() : random.pick(servers)];
  }))].map(([key, value]) => `${key} ${value}`);
  const servers = (n) => ['root', ...Array.from({ length: n }, (_, i) => `ns${i + 1}`)];
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any records', records(30 * i, servers(3 * i)), Array.from({ length: 15 * i }, name));
  yield test('largest', 'largest n and q', records(300, servers(12)), Array.from({ length: 100 }, name));
}
