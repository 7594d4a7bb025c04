/** Reads one recording, away from the page: its bytes come from a stranger's program. */
import { BadRecording } from '@abhyas/recording/byte-reader';
import { decode } from '@abhyas/recording/decode';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  try {
    postMessage(decode(data));
  } catch (error) {
    if (!(error instanceof BadRecording)) throw error;
    postMessage(null);
  }
});
