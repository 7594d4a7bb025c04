import { base64Of } from '../../../staff/base64.ts';

const PNG = 'image/png';
/** The longer side of what is drawn: enough for a document, and within the bytes that a logo may have. */
const DRAWN_PIXELS = 600;

/**
 * A picture of another kind, drawn anew as a PNG: pages and documents know no other, and nothing but the picture goes along.
 * As it is where it is a PNG, or no picture at all, which the server then says.
 */
export async function asPng(file: Blob): Promise<Blob> {
  if (file.type === PNG) return file;
  const image = new Image();
  image.src = `data:${file.type};base64,${await base64Of(file)}`;
  try {
    await image.decode();
    return await drawn(image, file.type === 'image/svg+xml');
  } catch {
    return file;
  }
}

/** What is made of lines may be drawn larger than it says, what is made of pixels not. */
function drawn(image: HTMLImageElement, isOfLines: boolean): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const whole = DRAWN_PIXELS / Math.max(width, height);
  const scale = isOfLines ? whole : Math.min(1, whole);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), PNG);
  });
}
