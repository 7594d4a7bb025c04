import { useState } from 'react';

import { FilePlayer } from './file-player.tsx';
import type { PlayerProps } from './player-props.ts';
import { videoSource } from './video-source.ts';
import { YoutubePlayer } from './youtube-player.tsx';

/** Plays a video from a file (mp4, webm), an HLS playlist or YouTube. Never in a loop (LEARNING-19). */
export function VideoPlayer(props: PlayerProps) {
  const source = videoSource(props.url);
  const [attempt, setAttempt] = useState(0);
  return source.kind === 'youtube' ? (
    <YoutubePlayer {...props} id={source.id} />
  ) : (
    <FilePlayer {...props} key={attempt} source={source} onRetry={() => setAttempt(attempt + 1)} />
  );
}
