import type { Fault, Field, Hint, Values } from './fields.ts';
import type { Picture } from './picture.ts';

/** One moment of an algorithm that is carried out. */
export type Frame<Line extends string = string> = {
  /** The line of the pseudo-code that has just been carried out, by its name. */
  readonly line: Line;
  /** Which sentence tells it; the one named like the line where unset. */
  readonly say?: string;
  /** What the sentence names. */
  readonly values?: Values;
  readonly pictures: readonly Picture[];
};

/** What is typed into the fields, by their names. */
export type Typed = Readonly<Record<string, string>>;

export type Recorded =
  | { readonly frames: readonly Frame[]; readonly faults?: undefined }
  | { readonly frames?: undefined; readonly faults: Readonly<Record<string, Fault>> };

/** An algorithm that can be watched: its pseudo-code, what may be typed, and all its moments for what was typed. */
export type Algorithm = {
  /** Lines of pseudo-code, in their order, by name. */
  readonly lines: Readonly<Record<string, string>>;
  readonly fields: readonly {
    readonly name: string;
    readonly hint: Hint;
    readonly limits: Values;
    readonly example: string;
  }[];
  readonly record: (typed: Typed) => Recorded;
};

type Definition<Input, Line extends string> = {
  readonly lines: Readonly<Record<Line, string>>;
  readonly fields: { readonly [Name in keyof Input]: Field<Input[Name]> };
  /** What is shown where nothing else was typed. */
  readonly example: { readonly [Name in keyof NoInfer<Input>]: string };
  /** The algorithm itself: it works on the input, and yields each moment. */
  readonly run: (input: Input) => Generator<Frame<Line>>;
};

/** Makes an algorithm of its parts. What was not typed is as in the example. */
export function algorithm<Input extends object, Line extends string>(
  definition: Definition<Input, Line>,
): Algorithm {
  const { lines, run } = definition;
  const examples = definition.example as Typed;
  const fields = Object.entries<Field<unknown>>(definition.fields as never).map(([name, field]) => ({
    ...field,
    name,
    example: examples[name] ?? '',
  }));
  return {
    lines,
    fields: fields.map(({ name, hint, limits, example }) => ({ name, hint, limits, example })),
    record: (typed) => {
      const read = fields.map(({ name, read: readField, example }) => ({
        name,
        ...readField(typed[name] ?? example),
      }));
      const faults = read.flatMap(({ name, fault }) => (fault ? [[name, fault] as const] : []));
      if (faults.length > 0) return { faults: Object.fromEntries(faults) };
      const input = Object.fromEntries(read.map(({ name, value }) => [name, value])) as Input;
      const frames: Frame[] = [];
      for (const frame of run(input)) frames.push(frozen(frame));
      return { frames };
    },
  };
}

/** A moment stays as it was: an algorithm that goes on working on a part of it fails at once. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
