export const seed = 1106;

export function* tests(random) {
  const test = (name, tries, text) => {
    const lines = Array.isArray(text) ? text : text.split('; ');
    return { name, tries, input: `${lines.length}\n${lines.join('\n')}\n` };
  };
  yield test('nothing-set', 'a setting without a value', 'get a');
  yield test('empty-lists', 'lists of nothing', 'list user; list project; list default');
  yield test('each-place', 'a value in one place only', 'set user a 1; set project b 2; set default c 3; get a; get b; get c; get d');
  yield test('user-first', 'values in all places', 'set user a u; set project a p; set default a d; get a; unset user a; get a; unset project a; get a; unset default a; get a');
  yield test('other-order', 'values that are set from the bottom up', 'set default a d; get a; set project a p; get a; set user a u; get a');
  yield test('default-over', 'a default that is set later', 'set user a u; set default a d; get a; unset user a; get a');
  yield test('zero-values', 'values that look like nothing', 'set user a 0; set project a 5; get a; set user b none; set default b 1; get b; set user c -; set project c x; get c; set user d off; set default d on; get d');
  yield test('set-again', 'a value that is set again', 'set user a 1; set user a 2; get a; set project a 3; get a; unset user a; get a; set project a 4; get a');
  yield test('unset-nothing', 'unset of what has no value', 'unset user a; get a; set default a 1; unset user a; unset project a; get a; unset default a; unset default a; get a');
  yield test('unset-does-not-list', 'a list after unset', 'set user b 1; set user a 2; unset user b; list user; get b; unset user a; list user');
  yield test('sorted-list', 'names that begin alike', 'set user tab 1; set user ta 2; set user tabs 3; set user a 4; list user; list project');
  yield test('same-name-and-value', 'settings with the names of places', 'set user user project; set project user default; set default default user; get user; get default; list user; get project');
  const some = (n, settings) =>
    Array.from({ length: n }, () => {
      const place = random.pick(['user', 'project', 'default']);
      const k = 's' + String.fromCharCode(97 + random.int(0, settings - 1));
      const kind = random.pick(['set', 'set', 'set', 'unset', 'unset', 'get', 'get', 'get', 'list']);
      if (kind === 'get') return `get ${k}`;
      if (kind === 'list') return `list ${place}`;
      return kind === 'set' ? `set ${place} ${k} ${random.pick(['0', '1', '-', 'off', 'on', 'none', '12', 'x-y'])}` : `unset ${place} ${k}`;
    });
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', some(40 * i, 3 * i));
  yield test('largest', 'largest n', some(2000, 26));
}
