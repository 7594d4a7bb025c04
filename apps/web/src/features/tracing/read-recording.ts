import type { Recording } from '@abhyas/recording/format';

/** The largest recordings take some tenths of a second, on a slow phone two. */
const DEADLINE_MS = 10_000;
/** More is no recording, whatever it was compressed from. */
const MOST_BYTES = 8 << 20;

/** The steps in an answer's `recording`; null when they cannot be read. */
export async function readRecording(encoded: string): Promise<Recording | null> {
  const bytes = await unpack(encoded);
  return bytes && decodeInWorker(bytes);
}

async function unpack(encoded: string): Promise<Uint8Array | null> {
  const packed = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) return null;
    chunks.push(value);
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function decodeInWorker(bytes: Uint8Array): Promise<Recording | null> {
  const worker = new Worker(new URL('decode.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Recording | null>((resolve) => {
    const late = setTimeout(() => resolve(null), DEADLINE_MS);
    const end = (recording: Recording | null) => {
      clearTimeout(late);
      resolve(recording);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Recording | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(bytes, []);
  }).finally(() => worker.terminate());
}
