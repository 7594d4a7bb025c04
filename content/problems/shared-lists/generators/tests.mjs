export const seed = 608;

export function* tests(random) {
  const test = (name, tries, text) => {
    const lines = Array.isArray(text) ? text : text.split('; ');
    return { name, tries, input: `${lines.length}\n${lines.join('\n')}\n` };
  };
  yield test('one-list', 'one empty list', 'new a');
  yield test('show-empty', 'an empty list', 'new a; show a; add a x; strike a x; show a');
  yield test('same-item', 'an item that is on the list several times', 'new a; add a x; add a y; add a x; strike a x; show a; strike a x; strike a x; show a');
  yield test('strike-nothing', 'an item that is not on the list', 'new a; strike a x; add a y; strike a x; show a');
  yield test('share-both-ways', 'changes from both sides of a shared list', 'new a; share a b; add a x; add b y; show a; show b; strike a y; show b');
  yield test('copy-both-ways', 'changes on both sides of a copy', 'new a; add a x; copy a b; add a y; add b z; show a; show b; strike b x; show a');
  yield test('share-of-share', 'a list that three share', 'new a; share a b; share b c; add c x; show a; new b; add a y; show c; show b');
  yield test('copy-of-share', 'a copy of a shared list', 'new a; share a b; add b x; copy b c; add a y; show c; show b');
  yield test('new-keeps-others', 'a new list of somebody who shared', 'new a; share a b; new a; add a x; show b; add b y; show a');
  yield test('lost-list', 'a list that nobody has any more', 'new a; add a x; new b; share b a; show a');
  yield test('share-replaces', 'share to somebody who had a list', 'new a; new b; add b x; share a b; show b; add b y; show a');
  yield test('share-again', 'share to somebody who shares already', 'new a; share a b; share a b; share b a; add a x; show b');
  yield test('copy-same-contents', 'different lists with the same contents', 'new a; copy a b; copy b c; new d; share d e');
  yield test('names-as-items', 'items with the names of people', 'new a; new b; add a b; add b a; share a b; show b; strike b b; show a');
  const some = (n, people, items) => {
    const have = [];
    const lines = [];
    while (lines.length < n) {
      const kind = random.pick(['new', 'share', 'share', 'copy', 'add', 'add', 'add', 'add', 'strike', 'strike', 'show', 'show']);
      const b = String.fromCharCode(97 + random.int(0, people - 1));
      const item = 'i' + String.fromCharCode(97 + random.int(0, items - 1));
      if (kind === 'new' && random.int(0, 2) > 0 && have.length > 0) continue;
      if (kind === 'new') {
        lines.push(`new ${b}`);
        if (!have.includes(b)) have.push(b);
      } else if (have.length > 0) {
        const a = random.pick(have);
        if (kind === 'show') lines.push(`show ${a}`);
        else if (kind === 'add' || kind === 'strike') lines.push(`${kind} ${a} ${item}`);
        else if (a !== b) {
          lines.push(`${kind} ${a} ${b}`);
          if (!have.includes(b)) have.push(b);
        }
      }
    }
    return lines;
  };
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', some(40 * i, 2 * i, 2 * i));
  yield test('largest', 'largest n', some(300, 12, 9));
  yield test('long-list', 'a long list', ['new a', ...Array.from({ length: 297 }, (_, i) => `add a i${String.fromCharCode(97 + (i % 26))}`), 'copy a b', 'show b']);
}
