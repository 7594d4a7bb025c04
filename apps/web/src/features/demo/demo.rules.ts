/** An option of the demo (spec section 3, Demo). */
export type DemoItem = { readonly id: string; readonly content: string };

export const SLOTS = ['qn1', 'qn2', 'qn3', 'qn4'] as const;
export type Slot = (typeof SLOTS)[number];
export type Place = Slot | 'options1';

/** Four slots and the list of options; each holds items in order. */
export type Demo = Readonly<Record<Place, readonly DemoItem[]>>;

/** The program prints 12345 only with op1, op5, op8 and op6 in its blanks; the others are near misses. */
export const START: Demo = {
  qn1: [],
  qn2: [],
  qn3: [],
  qn4: [],
  options1: [
    { id: 'op1', content: 'int i = 1;' },
    { id: 'op2', content: 'int i = 0;' },
    { id: 'op3', content: 'i < 5' },
    { id: 'op4', content: 'i >= 5' },
    { id: 'op5', content: 'i <= 5' },
    { id: 'op6', content: 'i++;' },
    { id: 'op7', content: 'i--;' },
    { id: 'op8', content: 'printf("%d", i);' },
  ],
};

/** Spec section 4, Demo: by the first item of each slot. */
const ANSWER: Readonly<Record<Slot, string>> = { qn1: 'op1', qn2: 'op5', qn3: 'op8', qn4: 'op6' };

export function isCorrect(demo: Demo): boolean {
  return SLOTS.every((slot) => demo[slot][0]?.id === ANSWER[slot]);
}

export function placeOf(demo: Demo, itemId: string): Place | undefined {
  return ([...SLOTS, 'options1'] as const).find((place) => demo[place].some(({ id }) => id === itemId));
}

/**
 * Puts an item into a place. A slot takes one: what was there goes to where the new one came from, or
 * back to the options. The options keep their first order.
 */
export function moveItem(demo: Demo, itemId: string, to: Place): Demo {
  const from = placeOf(demo, itemId);
  const item = from && demo[from].find(({ id }) => id === itemId);
  if (!item || from === to) return demo;
  const lifted: Demo = { ...demo, [from]: demo[from].filter(({ id }) => id !== itemId) };
  if (to === 'options1') return { ...lifted, options1: inOrder([...lifted.options1, item]) };
  const back = from === 'options1' ? inOrder([...lifted.options1, ...lifted[to]]) : lifted[to];
  return { ...lifted, [from]: back, [to]: [item] };
}

function inOrder(items: readonly DemoItem[]): DemoItem[] {
  return items.toSorted((one, other) => one.id.localeCompare(other.id));
}
