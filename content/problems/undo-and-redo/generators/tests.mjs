export const seed = 506;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const word = () => `TYPE ${random.text(random.int(1, 10), 'abcdefghijklmnoprstuv')}`;
  const commands = (q, typing, undoing) =>
    Array.from({ length: q }, () => {
      const dice = random.int(1, 100);
      if (dice <= typing) return word();
      return dice <= typing + undoing ? 'UNDO' : 'REDO';
    });
  yield test('undo-first', 'nothing to undo', ['UNDO', 'TYPE a']);
  yield test('redo-first', 'nothing to redo', ['REDO', 'TYPE a', 'REDO']);
  yield test('all-undone', 'everything undone', ['TYPE a', 'TYPE b', 'UNDO', 'UNDO', 'UNDO']);
  yield test('all-redone', 'everything undone and redone', ['TYPE a', 'TYPE b', 'TYPE c', 'UNDO', 'UNDO', 'UNDO', 'REDO', 'REDO', 'REDO', 'REDO']);
  yield test('redo-order', 'redo brings words back in order', ['TYPE a', 'TYPE b', 'TYPE c', 'UNDO', 'UNDO', 'REDO']);
  yield test('typing-clears', 'typing makes redo impossible', ['TYPE a', 'TYPE b', 'UNDO', 'TYPE c', 'UNDO', 'REDO', 'REDO']);
  yield test('undo-too-often', 'more undos than words, then redo', ['TYPE a', 'UNDO', 'UNDO', 'UNDO', 'REDO']);
  yield test('same-words', 'the same word again and again', ['TYPE a', 'TYPE a', 'TYPE a', 'UNDO', 'REDO', 'UNDO']);
  yield test('mostly-undo', 'mostly undo', commands(300, 30, 55));
  yield test('mostly-redo', 'mostly redo', commands(300, 25, 35));
  yield test('largest-typing', 'largest q, only typing', Array.from({ length: 5000 }, word));
  yield test('largest', 'largest q, any commands', commands(5000, 45, 33));
}
