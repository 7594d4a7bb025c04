const STEP_SECONDS = 10;

const ACTIONS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  k: (video) => void (video.paused ? video.play().catch(() => undefined) : video.pause()),
  j: (video) => jump(video, -STEP_SECONDS),
  l: (video) => jump(video, STEP_SECONDS),
  m: (video) => {
    video.muted = !video.muted;
  },
  f: (video) => void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
  c: (video) => {
    const [track] = video.textTracks;
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  },
};

function jump(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = Math.max(0, Math.min(video.duration || 0, video.currentTime + seconds));
}

/** Does what a key stands for while the video has the focus; true when it stands for something. */
export function actOnKey(video: HTMLVideoElement, key: string): boolean {
  const action = ACTIONS[key.toLowerCase()];
  action?.(video);
  return action !== undefined;
}
