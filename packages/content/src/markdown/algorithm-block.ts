import type { Element } from 'hast';
import { ALGORITHMS, isAlgorithm, type Typed } from '../algorithms.ts';
import { element } from './html.ts';

/** Reads an ```algorithm block: the place of a picture that moves, or what is wrong with it. */
export function algorithmBlock(text: string): Element | string {
  const written = readLines(text);
  if (typeof written === 'string') return written;
  const { name = '', ...input } = written;
  if (!isAlgorithm(name)) {
    return `There is no algorithm "${name}"; there are ${Object.keys(ALGORITHMS).join(', ')}.`;
  }
  const { fields, record } = ALGORITHMS[name];
  const known = fields.map((field) => field.name);
  const unknown = Object.keys(input).find((field) => !known.includes(field));
  if (unknown !== undefined) return `${name} has no field "${unknown}"; it has ${known.join(', ')}.`;
  const { faults } = record(input);
  const [wrong] = Object.entries(faults ?? {});
  if (wrong) {
    const [field, { say, values }] = wrong;
    return `${name} cannot read "${field}": ${say} ${JSON.stringify(values)}`;
  }
  return element('div', { className: ['algorithm'], dataAlgorithm: JSON.stringify({ name, input }) }, []);
}

/** `name: value` on each line. */
function readLines(text: string): Typed | string {
  const read: Record<string, string> = {};
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    if (colon < 1 || Object.hasOwn(read, name)) return `"${line}" is no line of its own "name: value".`;
    read[name] = line.slice(colon + 1).trim();
  }
  return read;
}
