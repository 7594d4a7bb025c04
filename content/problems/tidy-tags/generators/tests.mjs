export const seed = 803;

export function* tests(random) {
  const test = (name, tries, page) => ({ name, tries, input: `${page}\n` });
  const NAMES = ['a', 'b', 'p', 'ul', 'li', 'h1', 'div', 'span', 'section'];
  /** A correct page of about `size` tags, as a list. */
  const page = (size) => {
    const open = [];
    const tags = [];
    while (tags.length < size) {
      const dice = random.int(1, 10);
      if (dice <= 2) tags.push(`<${random.pick(NAMES)}/>`);
      else if (dice <= 6 || open.length === 0) {
        open.push(random.pick(NAMES));
        tags.push(`<${open.at(-1)}>`);
      } else tags.push(`</${open.pop()}>`);
    }
    while (open.length > 0) tags.push(`</${open.pop()}>`);
    return tags;
  };
  yield test('single', 'one element without content', '<br/>');
  yield test('pair', 'one element', '<p></p>');
  yield test('close-first', 'the first tag closes', '</p><p></p>');
  yield test('never-closed', 'a single tag that is never closed', '<p>');
  yield test('unclosed-inner', 'several elements stay open', '<html><body><p></p><div>');
  yield test('one-too-many', 'one closing tag too many at the end', '<p></p></p>');
  yield test('similar', 'names that begin alike', '<b><br></br></b><br><b></br></b>');
  yield test('flat', 'many elements side by side', '<li></li>'.repeat(60) + '<br/>'.repeat(10));
  yield test('deepest-empty', 'the deepest element has no content', '<a><b><p></p><ul><img/></ul></b></a>');
  yield test('deep', 'very deep', `${'<div>'.repeat(300)}${'</div>'.repeat(300)}`);
  yield test('right', 'a large page, correct', page(3000).join(''));
  const wrong = page(3000);
  const at = wrong.findIndex((tag, i) => i > 1500 && tag.startsWith('</'));
  wrong[at] = '</wrong>';
  yield test('wrong', 'a large page with a mistake in the middle', wrong.join(''));
  yield test('largest', 'the largest page, nearly everything left open', '<p>'.repeat(10000) + '</p>'.repeat(9999) + '<i>');
}
