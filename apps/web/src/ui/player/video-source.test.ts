import { expect, test } from 'vitest';

import { videoSource } from './video-source.ts';

test('LEARNING-38: Video: files, HLS and YouTube links are told apart', () => {
  for (const url of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=9',
    'https://youtu.be/dQw4w9WgXcQ?si=1',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ]) {
    expect(videoSource(url)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ' });
  }
  expect(videoSource('https://cdn.example/a.m3u8?x=1').kind).toBe('hls');
  expect(videoSource('/files/abc.webm?until=1&key=2').kind).toBe('file');
  expect(videoSource('https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ').kind).toBe('file');
});
