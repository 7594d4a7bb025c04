import {
  ALGORITHMS,
  type AlgorithmName,
  type Frame,
  type Picture,
  type Title,
  type Typed,
} from '../../algorithms.ts';
import { typedInputs } from './typed-inputs.ts';

/** All moments for what was typed; it must be readable. */
export function watch(name: AlgorithmName, typed: Typed): readonly Frame[] {
  const { frames, faults } = ALGORITHMS[name].record(typed);
  if (!frames) throw new Error(`${name} cannot read ${JSON.stringify(typed)}: ${JSON.stringify(faults)}`);
  return frames;
}

/** What somebody sees who has watched to the end. */
export type Ending = { readonly typed: Typed; readonly frame: Frame; readonly says: string };

export function endings(name: AlgorithmName): readonly Ending[] {
  return typedInputs(name).map((typed) => {
    const frame = watch(name, typed).at(-1);
    if (!frame) throw new Error(`${name} has no moments`);
    return { typed, frame, says: frame.say ?? frame.line };
  });
}

export function pictureOf<Kind extends Picture['kind']>(
  { pictures }: Frame,
  kind: Kind,
  title?: Title,
): Extract<Picture, { kind: Kind }> {
  const found = pictures.find((each) => each.kind === kind && (title === undefined || each.title === title));
  if (!found) throw new Error(`no picture ${kind} ${title ?? ''}`);
  return found as Extract<Picture, { kind: Kind }>;
}

export function textsOf(frame: Frame, title: Title): string[] {
  return pictureOf(frame, 'row', title).cells.map(({ text }) => text);
}

export function numbersOf(frame: Frame, title: Title): number[] {
  return textsOf(frame, title).map(Number);
}

/** The numbers that were typed into a field. */
export function typedNumbers(typed: Typed, field: string): number[] {
  return (typed[field] ?? '').split(' ').map(Number);
}

export const ascending = (a: number, b: number): number => a - b;

/** Every choice of some of the items. */
export function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((chosen) => [...chosen, item])], [[]]);
}
