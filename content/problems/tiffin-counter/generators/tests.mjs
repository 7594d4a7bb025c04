export const seed = 3393;

export function* tests(random) {
  const test = (name, tries, places, events) => ({ name, tries, input: `${places} ${events.length}\n${events.join('\n')}\n` });
  const of = (text) => text.split(', ');
  /** Any events; `cooks` of ten are cooks. */
  const any = (count, people, cooks) =>
    Array.from({ length: count }, (_, i) =>
      random.int(1, 10) <= cooks ? `cook c${random.int(1, people)} t${i}` : `carrier r${random.int(1, people)}`,
    );
  yield test('one-cook', 'a single cook', 1, ['cook a x']);
  yield test('one-carrier', 'a single carrier', 1, ['carrier a']);
  yield test('one-place', 'a single place', 1, of('cook a x, carrier b, cook a y, carrier b'));
  yield test('just-full', 'a counter that is just full', 3, of('cook a p, cook a q, cook a r, cook a s, carrier z'));
  yield test('first-put', 'several tiffins on the counter', 4, of('cook a p, cook b q, cook a r, carrier z, carrier y, carrier z'));
  yield test('cooks-wait', 'several cooks wait', 1, of('cook a p, cook b q, cook c r, cook d s, carrier z, carrier z, carrier z, carrier z, carrier z'));
  yield test('carriers-wait', 'several carriers wait', 2, of('carrier x, carrier y, carrier z, cook a p, cook a q, cook a r, cook a s'));
  yield test('cook-asks-again', 'a cook who waits is named again', 1, of('cook a p, cook a q, cook a r, carrier z, cook a s, carrier z'));
  yield test('carrier-asks-again', 'a carrier who waits is named again', 1, of('carrier z, carrier z, cook a p, carrier z, carrier z'));
  yield test('in-between', 'a tiffin that waits goes behind those on the counter', 2, of('cook a p, cook b q, cook c r, carrier z, carrier z, carrier z'));
  yield test('same-tiffin', 'tiffins with the same name', 2, of('cook a x, cook b x, cook c x, carrier z, carrier y, carrier y'));
  yield test('turns', 'now cooks wait, now carriers', 1, of('carrier z, cook a p, cook a q, cook b r, carrier z, carrier z, carrier y, cook b s, cook b t, cook b u'));
  yield test('busy-cooks', 'far more cooks than carriers', 3, any(120, 6, 7));
  yield test('busy-carriers', 'far more carriers than cooks', 3, any(120, 6, 3));
  yield test('balanced', 'as many cooks as carriers', 2, any(300, 20, 5));
  yield test('largest', 'largest n', 40, [...any(700, 90, 7), ...any(700, 90, 2), ...any(600, 90, 5)]);
}
