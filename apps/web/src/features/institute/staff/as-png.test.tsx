import { expect, test } from 'vitest';

import { asPng } from './as-png.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><script>window.ran = 1</script><rect width="40" height="20" fill="#c00"/></svg>';

async function sizeOf(png: Blob): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(png);
  return [width, height];
}

function jpegOf(width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/jpeg');
  });
}

test('FRAME-29: an SVG is drawn as a PNG, large enough for print, and what it would run does not', async () => {
  const png = await asPng(new Blob([SVG], { type: 'image/svg+xml' }));
  expect(png.type).toBe('image/png');
  expect(await sizeOf(png)).toEqual([600, 300]);
  expect(await png.text()).not.toContain('script');
  expect('ran' in window).toBe(false);
});

test('FRAME-29: a JPEG is drawn as a PNG, no larger than it is and than is allowed', async () => {
  expect(await sizeOf(await asPng(await jpegOf(120, 60)))).toEqual([120, 60]);
  const large = await asPng(await jpegOf(3000, 1500));
  expect(large.type).toBe('image/png');
  expect(await sizeOf(large)).toEqual([600, 300]);
});

test('FRAME-29: a PNG and what is no picture are sent as they are', async () => {
  const png = new Blob(['as it is'], { type: 'image/png' });
  expect(await asPng(png)).toBe(png);
  const text = new Blob(['<svg'], { type: 'image/svg+xml' });
  expect(await asPng(text)).toBe(text);
});
