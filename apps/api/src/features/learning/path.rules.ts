import type { Subtopic } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';
import type { PathItem } from '@abhyas/contract/learning';

import { mayOpen, type Ownership } from '../entitlements/entitlements.rules.ts';

/** An estimate: what a beginner takes for a problem, by its difficulty. */
const PROBLEM_MINUTES = { 1: 10, 2: 20, 3: 30 } as const;
const SECONDS_A_QUESTION = 45;

/** How long an item takes, in whole minutes; undefined where nobody has said. */
export function minutesOf(asset: Asset): number | undefined {
  switch (asset.type) {
    case 'text':
      return Math.max(1, asset.body.readingMinutes);
    case 'video':
      return asset.durationSeconds === null ? undefined : inMinutes(asset.durationSeconds);
    case 'problem':
      return PROBLEM_MINUTES[asset.difficulty];
    case 'mcqs':
      return inMinutes(asset.questions.length * SECONDS_A_QUESTION);
  }
}

const inMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

type Reader = {
  readonly finished: ReadonlySet<string>;
  readonly ownership: Ownership;
  readonly withheld: ReadonlySet<string>;
};

/** The items of a module as the path of its course shows them: nothing of what is within them. */
export function toPathItems(subtopic: Subtopic, { finished, ownership, withheld }: Reader): PathItem[] {
  const shown = subtopic.assets.filter(({ id }) => !withheld.has(id));
  return shown.map((asset) => {
    const minutes = minutesOf(asset);
    return {
      assetId: asset.id,
      type: asset.type,
      title: asset.title,
      premium: asset.premium ? 1 : 0,
      owned: mayOpen(ownership, asset),
      finished: finished.has(asset.id),
      ...(minutes !== undefined && { minutes }),
    };
  });
}
