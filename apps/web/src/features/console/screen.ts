import { lookOf, PLAIN, restyled, type Style } from './looks.ts';

/** A piece of a line in one look. */
export type Span = { readonly text: string; readonly look: string };
export type Line = { readonly number: number; readonly spans: readonly Span[] };
export type Shown = { readonly lines: readonly Line[]; readonly open: Line };

/** A line without an end is broken here, so that no page has to draw a line of a megabyte. */
const LINE_CHARACTERS = 2000;
/** Older lines are dropped, and more of them when lines have many styles: each piece is an element of the page. */
const LINES_KEPT = 2000;
const SPANS_KEPT = 20_000;

/**
 * What a terminal tells apart; other signs, such as the bell, it only skips. First an escape code: a sequence, one with a
 * text of its own (the title of a window, the address of a link), two signs that choose characters, or one sign. The sign
 * that ends it is a group. A text that is never ended stops at the end of its line.
 */
const PARTS =
  // eslint-disable-next-line no-control-regex -- that is what escape codes are made of
  /\u001B(?:\[[0-?]*[ -/]*([@-~]?)|[\]PX^_][^\u0007\u001B\n\r]*(\u0007?)|[ -/](.?)|([0-~]))?|[\t -\uFFFF]+|[\n\r\b]/g;
// eslint-disable-next-line no-control-regex -- as above
const STYLE = /^\u001B\[([\d:;]*)m$/;
/** What has come of a longer one is not needed to know where it ends. */
const CODE_CHARACTERS = 60;

/**
 * What a program has shown: lines with colours. Whatever moves the cursor or rings the bell is left out; a carriage
 * return starts its line again, as progress bars need.
 */
export class Screen {
  readonly #lines: Line[] = [];
  #spans = 0;
  #open: Span[] = [];
  #openLength = 0;
  #number = 0;
  #style: Style = PLAIN;
  /** The beginning of an escape code whose end has not come yet. */
  #cut = '';
  #startsAnew = false;
  /** How many characters of the open line what comes next takes the place of. */
  #back = 0;

  /** The lines that have ended, and the one that has not: what is asked stands there. */
  shown(): Shown {
    return { lines: this.#lines.slice(-LINES_KEPT), open: { number: this.#number, spans: [...this.#open] } };
  }

  show(text: string): void {
    for (const [part, ...ends] of (this.#cut + text).matchAll(PARTS)) {
      const isCode = part.startsWith('\u001B');
      const isCut = isCode && !ends.some(Boolean);
      this.#cut = isCut ? part.slice(0, part.length > CODE_CHARACTERS ? 2 : undefined) : '';
      if (isCode) this.#restyle(part);
      else if (part === '\n') this.#end();
      else if (part === '\r') this.#startsAnew = true;
      else if (part === '\b') this.#back += 1;
      else this.#add(part, lookOf(this.#style));
    }
  }

  /** What was typed, in a look of its own. Of hidden input a terminal does not even show where it ends. */
  type(text: string, isHidden = false): void {
    if (text !== '') this.#add(text, 'font-[650] text-link');
    if (!isHidden) this.#end();
  }

  #add(text: string, look: string): void {
    if (this.#startsAnew) {
      this.#open = [];
      this.#openLength = 0;
    } else for (; this.#back > 0 && this.#openLength > 0; this.#back -= 1) this.#deleteLast();
    this.#startsAnew = false;
    this.#back = 0;
    for (let rest = text; rest !== '';) {
      const room = LINE_CHARACTERS - this.#openLength;
      // No character of two units is cut in two.
      const part = rest.slice(0, isHalf(rest, room) ? room + 1 : room);
      const last = this.#open.at(-1);
      if (last?.look === look) this.#open[this.#open.length - 1] = { text: last.text + part, look };
      else this.#open.push({ text: part, look });
      this.#openLength += part.length;
      rest = rest.slice(part.length);
      if (this.#openLength >= LINE_CHARACTERS) this.#end();
    }
  }

  #end(): void {
    this.#lines.push({ number: this.#number, spans: this.#open });
    this.#spans += this.#open.length;
    this.#number += 1;
    this.#open = [];
    this.#openLength = 0;
    this.#startsAnew = false;
    this.#back = 0;
    if (this.#lines.length > 2 * LINES_KEPT || this.#spans > 2 * SPANS_KEPT) this.#forget();
  }

  /** Half of them at once: removed one by one, the rest would be moved each time. */
  #forget(): void {
    let from = Math.max(0, this.#lines.length - LINES_KEPT);
    for (const line of this.#lines.slice(0, from)) this.#spans -= line.spans.length;
    for (; this.#spans > SPANS_KEPT; from += 1) this.#spans -= this.#lines[from]?.spans.length ?? 0;
    this.#lines.splice(0, from);
  }

  #deleteLast(): void {
    const last = this.#open.pop();
    if (!last) return;
    const size = isHalf(last.text, last.text.length - 1) ? 2 : 1;
    const text = last.text.slice(0, -size);
    this.#openLength -= last.text.length - text.length;
    if (text !== '') this.#open.push({ ...last, text });
  }

  /** Takes colours, grounds and weights from a code `ESC [ … m`; of all others nothing. */
  #restyle(code: string): void {
    const [, numbers] = STYLE.exec(code) ?? [];
    if (numbers !== undefined) this.#style = restyled(this.#style, numbers.split(';').map(Number));
  }
}

/** Whether the second half of a character of two units stands here. */
function isHalf(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc_00 && code <= 0xdf_ff;
}
