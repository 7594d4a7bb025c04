export type VideoSource =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'hls'; readonly url: string }
  | { readonly kind: 'youtube'; readonly id: string };

const YOUTUBE = [
  /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)([\w-]{11})/,
  /^https:\/\/youtu\.be\/([\w-]{11})/,
];

/** How a video's address is played: a YouTube page, an HLS playlist, or a file. */
export function videoSource(url: string): VideoSource {
  for (const pattern of YOUTUBE) {
    const id = pattern.exec(url)?.[1];
    if (id !== undefined) return { kind: 'youtube', id };
  }
  return /\.m3u8(\?|#|$)/.test(url) ? { kind: 'hls', url } : { kind: 'file', url };
}
