/** What stands under a key of a step: `absent` is written as false, `nothing` as true. */
export type StepField = 'selector' | 'words' | 'number' | 'list' | 'key' | 'absent' | 'nothing';

export type StepShape = {
  /** What stands under the verb itself. */
  readonly main: StepField;
  /** What else has to be said. */
  readonly fields?: Readonly<Record<string, StepField>>;
  /** Keys of which one is said. */
  readonly ways?: Readonly<Record<string, StepField>>;
  /** None of the ways need be said. */
  readonly isOpen?: true;
};

const TEXT = { is: 'words', contains: 'words' } as const;

/** The steps of a named check by their verbs, as the loader has them (courses/page-task.ts): what is expected of a page. */
export const EXPECTATIONS = {
  text: { main: 'selector', ways: TEXT },
  visible: { main: 'selector' },
  hidden: { main: 'selector' },
  count: { main: 'selector', ways: { is: 'number', at_least: 'number' } },
  value: { main: 'selector', ways: TEXT },
  name: { main: 'selector', ways: TEXT, isOpen: true },
  reachable: { main: 'selector' },
  focused: { main: 'selector' },
  focus_order: { main: 'list' },
  style: { main: 'selector', fields: { property: 'words' }, ways: { is: 'words', is_not: 'words' } },
  contrast: { main: 'selector', fields: { at_least: 'number' } },
  attribute: {
    main: 'selector',
    fields: { called: 'words' },
    ways: { ...TEXT, present: 'absent' },
    isOpen: true,
  },
  below: { main: 'selector', fields: { of: 'selector' } },
  beside: { main: 'selector', fields: { of: 'selector' } },
  title: { main: 'words' },
  fits_width: { main: 'nothing' },
} as const satisfies Record<string, StepShape>;

/** What somebody does to it. */
export const ACTIONS = {
  click: { main: 'selector' },
  type: { main: 'words', fields: { into: 'selector' } },
  choose: { main: 'words', fields: { in: 'selector' } },
  press: { main: 'key' },
  width: { main: 'number' },
  wait: { main: 'number' },
} as const satisfies Record<string, StepShape>;

export const STEP_KEYS = ['Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp'] as const;

export type StepVerb = keyof typeof EXPECTATIONS | keyof typeof ACTIONS;

export const STEP_SHAPES: Readonly<Record<StepVerb, StepShape>> = { ...EXPECTATIONS, ...ACTIONS };
export const STEP_VERBS = Object.keys(STEP_SHAPES) as StepVerb[];

/** The kind of what stands under a key of a step; undefined: a step of this verb has no such key. */
export function fieldOf(verb: StepVerb, key: string): StepField | undefined {
  const { main, fields, ways } = STEP_SHAPES[verb];
  return key === verb ? main : (fields?.[key] ?? ways?.[key]);
}

/** The keys of a step in the order in which they are written. */
export function keysOf(verb: StepVerb): string[] {
  const { fields = {}, ways = {} } = STEP_SHAPES[verb];
  return [verb, ...Object.keys(fields), ...Object.keys(ways)];
}
