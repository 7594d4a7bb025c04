import { BadRecording, ByteReader } from './byte-reader.ts';
import {
  ACCESSES,
  END_REASONS,
  HEAD_BYTES,
  LOST_REASONS,
  MAGIC,
  RECORD,
  SHAPES,
  STEP_KINDS,
  VALUE_TAGS,
  VERSION,
  type Change,
  type Entry,
  type Mistake,
  type Recording,
  type Shape,
  type Step,
  type Value,
  type WholeRun,
} from './format.ts';

/** More bytes are no recording of ours. */
const MOST_BYTES = 8 << 20;
/** A window has 20,000. */
const MOST_STEPS = 100_000;
/** No recorder keeps more. */
const MOST_WRITES = 50_000;
/** No recorder tells more. */
const MOST_MISTAKES = 100;
/** Deeper stacks are cut by every recorder. */
const MOST_CALLS = 100_000;

/**
 * Reads a recording. It comes from a program that anybody may have written: whatever its bytes are, this ends soon and
 * takes memory in proportion to them. Where a program has written over it, it ends with the last whole step.
 *
 * @throws BadRecording without a single one
 */
export function decode(bytes: Uint8Array): Recording {
  return new Decoder(bytes, { outline: false }).decode();
}

/**
 * The steps alone, without what they change, and without the visits of lines. It reads as much and keeps nearly nothing,
 * so that a hostile recording takes no longer than a usual one.
 *
 * @throws BadRecording
 */
export function decodeOutline(bytes: Uint8Array): Recording {
  return new Decoder(bytes, { outline: true }).decode();
}

type Head = { readonly language: number; readonly from: number; readonly length: number };

function headOf(bytes: Uint8Array): Head {
  if (bytes.length < HEAD_BYTES || bytes.length > MOST_BYTES)
    throw new BadRecording('it has no usual length');
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new BadRecording('it does not begin as recordings do');
  if (bytes[4] !== VERSION) throw new BadRecording('it has another version');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { language: view.getUint8(5), from: view.getUint32(6, true), length: view.getUint32(10, true) };
}

const POINTER_TAGS = ['reference', 'inside', 'cell', 'variable', 'lost'] as const;
type PointerTag = (typeof POINTER_TAGS)[number];
const isPointerTag = (tag: string): tag is PointerTag => (POINTER_TAGS as readonly string[]).includes(tag);

const UNKNOWN: Value = { kind: 'unknown' };

class Decoder {
  readonly #reader: ByteReader;
  readonly #language: number;
  readonly #from: number;
  readonly #isOutline: boolean;
  readonly #strings: string[] = [];
  readonly #shapes = new Map<number, Shape>();
  readonly #steps: Step[] = [];
  #calls = 0;
  #printed = 0;
  #changes: Change[] = [];
  #about: { note?: string; returned?: Value } = {};
  readonly #mistakes: Mistake[] = [];
  #run: WholeRun | undefined;

  constructor(bytes: Uint8Array, { outline }: { readonly outline: boolean }) {
    this.#isOutline = outline;
    const { language, from, length } = headOf(bytes);
    this.#language = language;
    this.#from = from;
    const to = Math.min(bytes.length, HEAD_BYTES + length);
    this.#reader = new ByteReader(bytes, { from: HEAD_BYTES, to });
  }

  decode(): Recording {
    try {
      while (!this.#reader.isAtEnd && !this.#run) this.#readRecord(this.#reader.byte());
    } catch (error) {
      if (!(error instanceof BadRecording) || this.#steps.length === 0) throw error;
      this.#run = this.#damaged();
    }
    return {
      language: this.#language,
      from: this.#from,
      steps: this.#steps,
      ...(this.#mistakes.length > 0 && { mistakes: this.#mistakes }),
      ...(this.#run && { run: this.#run }),
    };
  }

  /** A program has written over its recording, or over what its recorder needs: the steps before are whole. */
  #damaged(): WholeRun {
    const steps = this.#from + this.#steps.length;
    return { reason: 'damaged', exitCode: 0, steps, printed: this.#printed, writes: [], visits: new Map() };
  }

  #readRecord(kind: number): void {
    if (kind === RECORD.string)
      this.#strings.push(this.#isOutline ? this.#reader.skippedText() : this.#reader.text());
    else if (kind === RECORD.note) this.#about.note = this.#string();
    else if (kind === RECORD.returned) this.#about.returned = this.#value();
    else if (kind === RECORD.step) this.#readStep();
    else if (kind === RECORD.mistake) this.#readMistake();
    else if (kind === RECORD.end) this.#run = this.#readEnd();
    else this.#keep(this.#readChange(kind));
  }

  #keep(change: Change): void {
    if (!this.#isOutline) this.#changes.push(change);
  }

  #readStep(): void {
    const reader = this.#reader;
    const kind = reader.word(STEP_KINDS);
    const line = reader.number();
    this.#printed += reader.number();
    if (this.#steps.length === MOST_STEPS) throw new BadRecording('it has too many steps');
    const about = this.#isOutline ? {} : this.#about;
    this.#steps.push({ kind, line, printed: this.#printed, changes: this.#changes, ...about });
    if (this.#isOutline) return;
    this.#changes = [];
    this.#about = {};
  }

  #readMistake(): void {
    const reader = this.#reader;
    if (this.#mistakes.length === MOST_MISTAKES) throw new BadRecording('it has too many mistakes');
    const [step, line, column] = [reader.number(), reader.number(), reader.number()];
    const [report, name] = [this.#string(), this.#string()];
    const [cells, index] = [reader.number(), fromZigzag(reader.number())];
    this.#mistakes.push({
      step,
      line,
      column,
      report,
      name,
      cells,
      index,
      access: reader.word(ACCESSES),
    });
  }

  #readChange(kind: number): Change {
    const reader = this.#reader;
    switch (kind) {
      case RECORD.push:
        if ((this.#calls += 1) > MOST_CALLS) throw new BadRecording('calls are too deep');
        return { kind: 'push', name: this.#string(), line: reader.number() };
      case RECORD.pop:
        this.#calls -= 1;
        return { kind: 'pop' };
      case RECORD.set:
        return { kind: 'set', depth: reader.number(), name: this.#string(), value: this.#value() };
      case RECORD.unset:
        return { kind: 'unset', depth: reader.number(), name: this.#string() };
      case RECORD.object:
        return this.#readObject();
      case RECORD.splice:
        return this.#readSplice();
      case RECORD.free:
        return { kind: 'free', object: reader.number() };
      default:
        throw new BadRecording('a record is of an unknown kind');
    }
  }

  #readObject(): Change {
    const reader = this.#reader;
    const object = reader.number();
    const shape = reader.word(SHAPES);
    this.#shapes.set(object, shape);
    const type = this.#string();
    const length = reader.number();
    return { kind: 'object', object, shape, type, length, entries: this.#entries(shape) };
  }

  #readSplice(): Change {
    const reader = this.#reader;
    const object = reader.number();
    const shape = this.#shapes.get(object);
    if (shape === undefined) throw new BadRecording('an object changes that was never there');
    const [length, start, removed] = [reader.number(), reader.number(), reader.number()];
    return { kind: 'splice', object, length, start, removed, entries: this.#entries(shape) };
  }

  #entries(shape: Shape): Entry[] {
    const count = this.#reader.count();
    if (!this.#isOutline) return Array.from({ length: count }, () => this.#entry(shape));
    for (let at = 0; at < count; at += 1) this.#passEntry(shape);
    return [];
  }

  #entry(shape: Shape): Entry {
    if (shape === 'mapping') return { key: this.#value(), value: this.#value() };
    if (shape === 'fields') return { name: this.#string(), value: this.#value() };
    return { value: this.#value() };
  }

  #passEntry(shape: Shape): void {
    if (shape === 'mapping') this.#value();
    if (shape === 'fields') this.#string();
    this.#value();
  }

  #value(): Value {
    const tag = this.#reader.word(VALUE_TAGS);
    if (isPointerTag(tag)) return this.#pointer(tag);
    switch (tag) {
      case 'unknown':
      case 'unset':
        return { kind: tag };
      case 'whole':
        return this.#whole(this.#reader.number());
      case 'true':
      case 'false':
        return { kind: 'truth', value: tag === 'true' };
      case 'text':
        return { kind: 'text', text: this.#string(), length: this.#reader.number() };
      case 'number':
      case 'nothing':
      case 'opaque':
        return { kind: tag, text: this.#string() };
    }
  }

  #whole(zigzag: number): Value {
    return this.#isOutline ? UNKNOWN : { kind: 'number', text: String(fromZigzag(zigzag)) };
  }

  #pointer(tag: PointerTag): Value {
    switch (tag) {
      case 'reference':
      case 'inside':
        return { kind: tag, object: this.#reader.number() };
      case 'cell':
        return { kind: tag, object: this.#reader.number(), entry: this.#reader.number() };
      case 'variable':
        return { kind: tag, depth: this.#reader.number(), name: this.#string() };
      case 'lost':
        return { kind: tag, why: this.#reader.word(LOST_REASONS) };
    }
  }

  #string(): string {
    const text = this.#strings[this.#reader.number()];
    if (text === undefined) throw new BadRecording('a text was never written');
    return text;
  }

  #readEnd(): WholeRun {
    const reader = this.#reader;
    const reason = reader.word(END_REASONS);
    const [exitCode, steps] = [reader.number(), reader.number()];
    const all = reader.number();
    let [step, printed] = [0, 0];
    const count = reader.count();
    if (count > MOST_WRITES) throw new BadRecording('it has too many writes');
    const writes = Array.from({ length: count }, () => {
      step += reader.number();
      printed += reader.number();
      return { step, printed };
    });
    return { reason, exitCode, steps, printed: all, writes, visits: this.#visits() };
  }

  #visits(): WholeRun['visits'] {
    const reader = this.#reader;
    if (this.#isOutline) return new Map();
    return new Map(Array.from({ length: reader.count() }, () => [reader.number(), reader.number()]));
  }
}

/** Small numbers of both signs: 0, -1, 1, -2 … are 0, 1, 2, 3 … */
function fromZigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
