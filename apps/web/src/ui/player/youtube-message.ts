import * as z from 'zod/mini';

/** YouTube's address for embedded videos that sets no cookies before they are played. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com';

/** Messages of YouTube's frame, as its IFrame Player API sends them; what we do not read is left out. */
const message = z.object({
  info: z.optional(
    z.object({
      currentTime: z.optional(z.number()),
      duration: z.optional(z.number()),
      playbackRate: z.optional(z.number()),
      playerState: z.optional(z.number()),
    }),
  ),
});

const STATES: Readonly<Record<number, 'ended' | 'playing' | 'paused'>> = {
  0: 'ended',
  1: 'playing',
  2: 'paused',
};

export type YoutubeMessage = {
  readonly seconds?: number | undefined;
  readonly length?: number | undefined;
  readonly rate?: number | undefined;
  readonly state?: 'ended' | 'playing' | 'paused' | undefined;
};

/** What a message of the frame says; nothing, when it is none that we know. */
export function readYoutubeMessage(data: unknown): YoutubeMessage {
  const read = z.safeParse(message, parsed(data));
  const info = read.success ? read.data.info : undefined;
  if (!info) return {};
  return {
    seconds: info.currentTime,
    length: info.duration,
    rate: info.playbackRate,
    state: info.playerState === undefined ? undefined : STATES[info.playerState],
  };
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as unknown) : data;
  } catch {
    return undefined;
  }
}
