import type { Seats } from '@abhyas/contract/live.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { countText } from '../../../lib/counts.ts';

const words = staffMessages.live;
const SHOWN = 3;

/** At which test, or with which message, the last runs of several learners failed, the most frequent first. */
export function difficultiesOf({ seats, titles }: Pick<Seats, 'seats' | 'titles'>): string[] {
  const failures = seats.flatMap(({ items }) =>
    items.flatMap(({ assetId, verdict, test, error }) => {
      if (verdict === undefined || verdict === 'accepted' || (test ?? error) === undefined) return [];
      return [{ title: titles[assetId] ?? assetId, test, error }];
    }),
  );
  return [...Map.groupBy(failures, (failure) => JSON.stringify(failure)).values()]
    .filter((alike) => alike.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, SHOWN)
    .flatMap((alike) => {
      const [{ title, test = '', error } = { title: '' }] = alike;
      return error === undefined
        ? countText(words.commonTest, alike.length, { title, test })
        : countText(words.commonError, alike.length, { title, error });
    });
}
