import { SaxesParser } from 'saxes';

/** An element of an XML file. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** From 1: where its start tag ends. */
  readonly line: number;
  readonly children: readonly XmlElement[];
  /** The text directly in it, CDATA included. */
  readonly text: string;
};

type Open = XmlElement & { readonly children: XmlElement[]; text: string };

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

/** Names such as &nbsp; are HTML's: XML has none of them, yet people write them. They stay as they are. */
const HTML_ENTITY = /undefined entity\.$/;

/**
 * Reads XML. Declarations of a document type are refused: they alone could define entities or name other files.
 *
 * @throws XmlFault where the text is not well-formed
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: Open[] = [{ name: '', attributes: {}, line: 1, children: [], text: '' }];
  const write = (more: string): void => {
    const inner = open.at(-1);
    if (inner) inner.text += more;
  };
  parser.on('error', ({ message }) => {
    if (HTML_ENTITY.test(message)) return;
    throw new XmlFault(parser.line, `This is no well-formed XML: ${message.replace(/^[\d:]+ /, '')}`);
  });
  parser.on('doctype', () => {
    throw new XmlFault(parser.line, 'Declarations such as <!DOCTYPE are not read.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw new XmlFault(parser.line, 'Elements are nested too deep.');
    open.push({ name, attributes, line: parser.line, children: [], text: '' });
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) open.at(-1)?.children.push(closed);
  });
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(text);
  const [top, ...unclosed] = open;
  const inner = unclosed.at(-1);
  if (inner) throw new XmlFault(inner.line, `<${inner.name}> is never closed.`);
  parser.close();
  const root = top?.children[0];
  if (!root) throw new XmlFault(1, 'There is no element in this file.');
  return root;
}

/** The first child of a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** All children of a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
