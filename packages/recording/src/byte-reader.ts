/** Bytes that are not what they should be. The message is for engineers. */
export class BadRecording extends Error {}

/** Reads numbers and texts of a recording, never beyond its end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #decoder = new TextDecoder();
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, { from, to }: { readonly from: number; readonly to: number }) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = to;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#end;
  }

  byte(): number {
    const value = this.#at < this.#end ? this.#bytes[this.#at] : undefined;
    if (value === undefined) throw new BadRecording('it ends in the middle of a record');
    this.#at += 1;
    return value;
  }

  /** Unsigned LEB128, as long as it is a safe integer. */
  number(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new BadRecording('a number is too large');
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  /** A number that counts what follows: each takes at least one byte, so no count is larger than the rest. */
  count(): number {
    const count = this.number();
    if (count > this.#end - this.#at) throw new BadRecording('it counts more than it holds');
    return count;
  }

  text(): string {
    const length = this.count();
    this.#at += length;
    return this.#decoder.decode(this.#bytes.subarray(this.#at - length, this.#at));
  }

  /** Goes past a text. */
  skippedText(): string {
    const length = this.count();
    this.#at += length;
    return '';
  }

  /** One of these words, by its place. */
  word<Word extends string>(words: readonly Word[]): Word {
    const word = words[this.number()];
    if (word === undefined) throw new BadRecording('a word is unknown');
    return word;
  }
}
