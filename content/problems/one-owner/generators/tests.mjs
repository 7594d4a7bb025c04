export const seed = 607;

export function* tests(random) {
  const test = (name, tries, text) => {
    const lines = Array.isArray(text) ? text : text.split('; ');
    return { name, tries, input: `${lines.length}\n${lines.join('\n')}\n` };
  };
  yield test('one-line', 'one variable', 'own a pen');
  yield test('only-empty', 'variables that own nothing', 'empty a; use a; reset a; empty b; move a b; use b');
  yield test('reverse', 'several variables in one block', 'own a x; own b y; own c z');
  yield test('blocks', 'blocks one after another', '{; own a x; own b y; }; {; own c z; own a v; }; own d w');
  yield test('nested', 'blocks in blocks', 'own a p; {; own b q; {; own c r; own d s; }; own e t; }; own f u');
  yield test('empty-blocks', 'blocks with nothing in them', '{; {; }; }; own a x; {; }; use a');
  yield test('release-before-take', 'a move to an owner that owns something', 'own a x; own b y; move a b; use a; use b; own c z; move b c');
  yield test('move-from-empty', 'a move from a variable that owns nothing', 'own a x; empty b; move b a; use a; own c y; move c b; use b');
  yield test('move-into-block', 'a move into an inner block', 'own a x; {; empty b; move a b; use b; }; use a; own c y');
  yield test('move-out-of-block', 'a move out of an inner block', 'empty a; {; own b x; {; own c y; move b a; move c b; }; use b; }; use a');
  yield test('there-and-back', 'a thing that comes back', 'own a x; empty b; move a b; move b a; use a; reset b; use b');
  yield test('reset-twice', 'reset twice', 'own a x; reset a; reset a; use a; own b y; move b a; reset a');
  yield test('name-again', 'a name that is declared again', '{; own a x; }; {; own a y; {; own b z; }; empty b; move a b; }; own b w; own a v');
  yield test('same-names', 'a thing with the name of a variable', 'own a b; own b a; move a b; use b; use a');
  const some = (n, depth) => {
    const lines = [];
    const open = [[]];
    let things = 0;
    const free = new Set(Array.from({ length: 60 }, (_, i) => 'v' + String.fromCharCode(97 + (i % 26)) + 'abc'[Math.floor(i / 26)]));
    const living = () => open.flat();
    const word = (i) => 't' + [...i.toString(26)].map((d) => String.fromCharCode(97 + Number.parseInt(d, 26))).join('');
    while (lines.length + open.length - 1 < n) {
      const kind = random.pick(['{', '}', 'own', 'own', 'own', 'empty', 'move', 'move', 'move', 'move', 'reset', 'use', 'use']);
      const names = living();
      if (kind === '{') {
        if (open.length > depth || lines.length + open.length + 1 > n) continue;
        open.push([]);
        lines.push('{');
      } else if (kind === '}') {
        if (open.length === 1) continue;
        for (const name of open.pop()) free.add(name);
        lines.push('}');
      } else if (kind === 'own' || kind === 'empty') {
        if (free.size === 0) continue;
        const name = random.pick([...free]);
        free.delete(name);
        open.at(-1).push(name);
        lines.push(kind === 'own' ? `own ${name} ${word((things += 1))}` : `empty ${name}`);
      } else if (kind === 'move') {
        if (names.length < 2) continue;
        const [x, y] = random.shuffle([...names]);
        lines.push(`move ${x} ${y}`);
      } else if (names.length > 0) {
        lines.push(`${kind} ${random.pick(names)}`);
      }
    }
    while (open.length > 1) {
      open.pop();
      lines.push('}');
    }
    return lines;
  };
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any program', some(30 * i, 2 * i));
  yield test('largest', 'largest n', some(1000, 12));
  yield test('deepest', 'blocks nested as deep as possible', [...Array.from({ length: 333 }, (_, i) => ['{', i % 3 ? `own v${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))} t${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}` : `empty v${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`]).flat(), ...Array(333).fill('}')]);
}
