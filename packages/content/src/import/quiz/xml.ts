/** An element of an XML file. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** From 1: where its start tag is. */
  readonly line: number;
  readonly children: readonly XmlElement[];
  /** The text directly in it, CDATA included. */
  readonly text: string;
};

type Open = {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly line: number;
  readonly children: XmlElement[];
  text: string;
};

/** Why a file is not well-formed, and where. */
export class XmlFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Deeper than this no export of a quiz is. */
const MAX_DEPTH = 60;

const SKIPPED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];
const CDATA = ['<![CDATA[', ']]>'] as const;

/**
 * Reads XML in one pass. Own entities and anything from outside are refused, since nothing here is fetched or expanded.
 *
 * @throws XmlFault where the text is not well-formed
 */
export function readXml(text: string): XmlElement {
  const reader = new Reader(text);
  while (!reader.isAtEnd) reader.step();
  return reader.root();
}

class Reader {
  readonly #text: string;
  readonly #open: Open[] = [{ name: '', attributes: {}, line: 1, children: [], text: '' }];
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  root(): XmlElement {
    const top = this.#open[0];
    const open = this.#open.length > 1 ? this.#open.at(-1) : undefined;
    if (open) throw new XmlFault(open.line, `<${open.name}> is never closed.`);
    const root = top?.children[0];
    if (!root) throw new XmlFault(1, 'There is no element in this file.');
    return root;
  }

  step(): void {
    const skipped = SKIPPED.find(([start]) => this.#text.startsWith(start, this.#at));
    if (skipped) return void this.#take(skipped[0], skipped[1]);
    if (this.#text.startsWith(CDATA[0], this.#at)) return this.#write(this.#take(...CDATA));
    if (this.#text.startsWith('<!', this.#at))
      throw new XmlFault(this.#line, 'Declarations such as <!DOCTYPE are not read.');
    if (this.#text[this.#at] === '<') return this.#tag(this.#take('<', '>'));
    const next = this.#text.indexOf('<', this.#at);
    const end = next < 0 ? this.#text.length : next;
    this.#write(withoutEntities(this.#text.slice(this.#at, end)));
    this.#moveTo(end);
  }

  #write(text: string): void {
    const open = this.#open.at(-1);
    if (open) open.text += text;
  }

  /** What stands between two marks from here on. */
  #take(start: string, end: string): string {
    const from = this.#at + start.length;
    const to = this.#text.indexOf(end, from);
    if (to < 0) throw new XmlFault(this.#line, `${start} is never closed by ${end}.`);
    this.#moveTo(to + end.length);
    return this.#text.slice(from, to);
  }

  #moveTo(at: number): void {
    for (let i = this.#at; i < at; i += 1) if (this.#text[i] === '\n') this.#line += 1;
    this.#at = at;
  }

  #tag(source: string): void {
    if (source.startsWith('/')) return this.#close(source.slice(1).trim());
    const isEmpty = source.endsWith('/');
    const inner = isEmpty ? source.slice(0, -1) : source;
    const name = /^[\w:.-]+/.exec(inner)?.[0];
    if (name === undefined) throw new XmlFault(this.#line, 'A < that begins no tag is written &lt; in XML.');
    if (this.#open.length > MAX_DEPTH) throw new XmlFault(this.#line, 'Elements are nested too deep.');
    const attributes = attributesIn(inner.slice(name.length));
    this.#open.push({ name, attributes, line: this.#line, children: [], text: '' });
    if (isEmpty) this.#close(name);
  }

  #close(name: string): void {
    const open = this.#open.length > 1 ? this.#open.pop() : undefined;
    if (open?.name !== name)
      throw new XmlFault(this.#line, `</${name}> closes ${open ? `<${open.name}>` : 'nothing'}.`);
    this.#open.at(-1)?.children.push(open);
  }
}

function attributesIn(source: string): Record<string, string> {
  const found = [...source.matchAll(/([\w:.-]+)="([^"]*)"|([\w:.-]+)='([^']*)'/g)];
  return Object.fromEntries(
    found.map(([, name = '', value = '', single = '', other = '']) =>
      name === '' ? [single, withoutEntities(other)] : [name, withoutEntities(value)],
    ),
  );
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The five names that XML has, and numbers. Others belong to the HTML in the text and stay. */
function withoutEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole: string, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The first child of a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** All children of a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
