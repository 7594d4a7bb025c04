import type { ExerciseSource, ExerciseTranslation, WrittenSource } from './source.ts';

/** Says what is missing or too much in a translation, at its key. */
type Complain = (path: readonly PropertyKey[], message: string) => void;

type Reasons = Readonly<Record<string, string>>;

/**
 * The exercise with its words in another language. Programs, answers and what is right stay; every word that the
 * author wrote must have its translation, so that no lesson mixes two languages.
 */
export function translated(
  exercise: ExerciseSource,
  words: ExerciseTranslation,
  complain: Complain,
): ExerciseSource {
  const given = new Words(words, complain);
  const common = {
    ...(exercise.question !== undefined && { question: given.text('question', exercise.question) }),
    explain: given.text('explain', exercise.explain),
    smaller: given.list('smaller', exercise.smaller),
  };
  const special = exercise.kind === 'generated' ? {} : specialWords(exercise, given);
  given.refuseRest();
  return { ...exercise, ...common, ...special };
}

function specialWords(exercise: WrittenSource, given: Words): object {
  switch (exercise.kind) {
    case 'predict':
    case 'trace':
    case 'numeric':
      return { slips: given.reasons('slips', exercise.slips) };
    case 'fix':
      return { mend: given.reasonLists('mend', exercise.mend) };
    case 'gap':
      return {
        blanks: given.blanks(exercise.blanks),
        ...(exercise.pieces && { pieces: given.reasons('pieces', exercise.pieces) }),
      };
    case 'parsons': {
      const whys = given.list(
        'distractors',
        exercise.distractors.map(({ why }) => why),
      );
      return {
        distractors: exercise.distractors.map((each, at) => ({ ...each, why: whys[at] ?? each.why })),
      };
    }
    case 'order':
      return { steps: given.list('steps', exercise.steps) };
    case 'single':
    case 'multi':
      return { choices: given.items('choices', exercise.choices) };
    case 'match':
      return { pairs: given.items('pairs', exercise.pairs), extra: given.list('extra', exercise.extra) };
    default:
      return exercise satisfies never;
  }
}

/** Takes the words of a translation one after another and says what does not fit. */
class Words {
  readonly #words: ExerciseTranslation;
  readonly #complain: Complain;
  readonly #taken = new Set<string>();

  constructor(words: ExerciseTranslation, complain: Complain) {
    this.#words = words;
    this.#complain = complain;
  }

  text(key: 'question' | 'explain', original: string): string {
    this.#taken.add(key);
    const text = this.#words[key];
    if (text === undefined) this.#complain([], `${key} is not translated.`);
    return text ?? original;
  }

  list(key: 'smaller' | 'distractors' | 'steps' | 'extra', original: readonly string[]): string[] {
    this.#taken.add(key);
    const list = this.#words[key] ?? [];
    this.#expectLength(key, list, original);
    return original.map((each, at) => list[at] ?? each);
  }

  items<T extends object>(key: 'choices' | 'pairs', original: readonly T[]): T[] {
    this.#taken.add(key);
    const list: readonly object[] = this.#words[key] ?? [];
    this.#expectLength(key, list, original);
    for (const [at, each] of original.entries()) {
      const missing = 'why' in each && !('why' in (list[at] ?? { why: '' }));
      if (missing) this.#complain([key, at], 'The original gives a reason here: translate its why, too.');
    }
    return original.map((each, at) => ({ ...each, ...list[at] }));
  }

  reasons(key: 'slips' | 'pieces', original: Reasons): Reasons {
    this.#taken.add(key);
    return this.#fitting([key], original, this.#words[key] ?? {});
  }

  blanks<T extends { readonly slips: Reasons }>(original: Readonly<Record<string, T>>): Record<string, T> {
    this.#taken.add('blanks');
    const given = this.#words.blanks ?? {};
    const stray = Object.keys(given).find((name) => !Object.hasOwn(original, name));
    if (stray !== undefined) this.#complain(['blanks', stray], `There is no blank ${stray}.`);
    const each = Object.entries(original).map(([name, blank]) => {
      const slips = this.#fitting(['blanks', name], blank.slips, given[name] ?? {});
      return [name, { ...blank, slips }] as const;
    });
    return Object.fromEntries(each);
  }

  reasonLists<T extends { readonly slips: Reasons }>(key: 'mend', original: readonly T[]): T[] {
    this.#taken.add(key);
    const given = this.#words[key] ?? [];
    return original.map((each, at) => ({
      ...each,
      slips: this.#fitting([key, at], each.slips, given[at] ?? {}),
    }));
  }

  /** Words for which the exercise has no place. */
  refuseRest(): void {
    for (const key of Object.keys(this.#words)) {
      if (!this.#taken.has(key)) this.#complain([key], `This kind of exercise has no ${key}.`);
    }
  }

  #expectLength(key: string, list: readonly unknown[], original: readonly unknown[]): void {
    if (list.length === original.length) return;
    this.#complain([key], `${key}: ${list.length} of ${original.length} are translated.`);
  }

  #fitting(path: readonly PropertyKey[], original: Reasons, given: Reasons): Reasons {
    for (const answer of Object.keys(original)) {
      if (given[answer] === undefined) this.#complain(path, `The reason for "${answer}" is not translated.`);
    }
    for (const answer of Object.keys(given)) {
      if (!Object.hasOwn(original, answer)) this.#complain(path, `The original has no "${answer}".`);
    }
    return { ...original, ...given };
  }
}
