import type { Asset } from '@abhyas/contract/learning';
import type { WatchedInterval } from '@abhyas/contract/learning-progress';
import { useQuery } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';

import type { PlayerProps } from '../../ui/player/player-props.ts';
import { keepPlace, placeQuery, useFinishAsset } from './learning.queries.ts';
import { Preview } from '../../lib/preview.ts';
import { played, secondsIn, WATCHED_ENOUGH, wholeSeconds } from './watching.rules.ts';

/** While a video plays, its place is kept this often. */
const KEEP_EVERY_SECONDS = 10;

type Watching = Pick<PlayerProps, 'startAt' | 'onPlayed' | 'onRest' | 'onLength' | 'onEnded'>;

/**
 * Keeps where a learner is in a video and what of it was really watched, and finishes it when it has
 * ended or 90 % of it was watched (LEARNING-20).
 */
export function useWatching(asset: Asset): Watching {
  const { assetId } = asset;
  const preview = useContext(Preview);
  const { data, isError } = useQuery({
    ...placeQuery(assetId),
    refetchOnWindowFocus: false,
    enabled: !preview,
  });
  const finish = useFinishAsset();
  /** Not yet kept on the server. */
  const fresh = useRef<readonly WatchedInterval[]>([]);
  const watched = useRef<readonly WatchedInterval[]>([]);
  const [lengthSeconds, setLengthSeconds] = useState(asset.assetData?.durationSeconds ?? 0);
  const keptAt = useRef(0);

  const keep = (position: number) => {
    const intervals = wholeSeconds(fresh.current);
    fresh.current = [];
    keptAt.current = position;
    if (!preview) void keepPlace({ assetId, position, watched: intervals });
  };
  return {
    startAt: isError || preview ? 0 : data?.position,
    onLength: (seconds) => {
      if (Number.isFinite(seconds) && seconds > 0) setLengthSeconds(seconds);
    },
    onPlayed: (part) => {
      fresh.current = played(fresh.current, part);
      watched.current = played(watched.current, part);
      if (Math.abs(part.to - keptAt.current) >= KEEP_EVERY_SECONDS) keep(part.to);
      const all = secondsIn([...(data?.watched ?? []), ...watched.current]);
      if (lengthSeconds > 0 && all >= WATCHED_ENOUGH * lengthSeconds) finish(asset);
    },
    onRest: keep,
    onEnded: () => {
      keep(0);
      finish(asset);
    },
  };
}
