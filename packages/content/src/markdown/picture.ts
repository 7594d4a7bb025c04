import type { Element } from 'hast';
import { textOf } from '../files/folder.ts';
import type { Drawing } from './drawing.ts';
import { attribute, element, lineOf, text } from './html.ts';
import { readDrawing } from './svg.ts';

/** A picture with its caption. A drawing is in the page itself and so follows its theme. */
export function picture(image: Element, drawing: Drawing): Element | null {
  const name = attribute(image, 'src');
  const { folder } = drawing.location;
  const bytes = folder.files.get(name);
  const complain = (message: string): null => {
    drawing.complain(lineOf(image), message);
    return null;
  };
  if (!bytes) return complain(`There is no file ${name} beside this text.`);
  const alt = attribute(image, 'alt');
  let shown: Element;
  if (name.endsWith('.svg')) {
    const read = readDrawing(textOf(folder, name) ?? '', alt);
    if (!read.ok) return complain(`${name}: ${read.fault}`);
    shown = read.svg;
  } else {
    const src = drawing.store.addFile(name, bytes, drawing.location.protectedBy);
    if (src === null) return complain(`${name}: pictures are svg, png, jpg or webp.`);
    shown = element('img', { src, alt, loading: 'lazy' }, []);
  }
  const title = attribute(image, 'title');
  const caption = title === '' ? [] : [element('figcaption', {}, [text(title)])];
  return element('figure', { className: ['picture'] }, [shown, ...caption]);
}
