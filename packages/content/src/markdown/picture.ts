import type { Element, ElementContent } from 'hast';
import { textOf } from '../files/folder.ts';
import type { Drawing } from './drawing.ts';
import { readDrawing } from './svg.ts';

/** A picture with its caption. A drawing stands in the page itself and so follows its theme. */
export function picture(image: Element, drawing: Drawing): Element | null {
  const name = String(image.properties.src ?? '');
  const alt = String(image.properties.alt ?? '');
  const line = image.position?.start.line ?? 1;
  const bytes = drawing.place.folder.files.get(name);
  if (!bytes) {
    drawing.complain(line, `There is no file ${name} beside this text.`);
    return null;
  }
  const shown = name.endsWith('.svg')
    ? inlined(textOf(drawing.place.folder, name) ?? '', alt, (fault) =>
        drawing.complain(line, `${name}: ${fault}`),
      )
    : linked(name, bytes, { alt, drawing, line });
  if (!shown) return null;
  const title = image.properties.title;
  const caption: ElementContent[] = title
    ? [
        {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: String(title) }],
        },
      ]
    : [];
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['picture'] },
    children: [shown, ...caption],
  };
}

function inlined(text: string, alt: string, complain: (fault: string) => void): Element | null {
  const read = readDrawing(text, alt);
  if (read.ok) return read.svg;
  complain(read.fault);
  return null;
}

function linked(
  name: string,
  bytes: Uint8Array,
  around: { readonly alt: string; readonly drawing: Drawing; readonly line: number },
): Element | null {
  const { alt, drawing, line } = around;
  const src = drawing.shelf.addFile(name, bytes, drawing.place.protectedBy);
  if (src)
    return { type: 'element', tagName: 'img', properties: { src, alt, loading: 'lazy' }, children: [] };
  drawing.complain(line, `${name}: pictures are svg, png, jpg or webp.`);
  return null;
}
