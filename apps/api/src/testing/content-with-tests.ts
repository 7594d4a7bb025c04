import { createHash } from 'node:crypto';

import type { ReleaseBundle } from '@abhyas/content/release';
import type { ProblemAsset } from '@abhyas/content/release-assets';

import { testRelease } from './test-release.ts';

/** The published test content, its problems with one visible and one hidden test. */
export function contentWithTests(): ReleaseBundle {
  const blobs = new Map<string, Uint8Array>();
  const blob = (text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex');
    blobs.set(hash, Buffer.from(text));
    return hash;
  };
  const tests: ProblemAsset['judging']['tests'] = [
    { name: 'sample', inputHash: blob('1 2\n'), answerHash: blob('3\n'), hidden: false, category: '' },
    {
      name: 'secret-7',
      inputHash: blob('CANARY-in'),
      answerHash: blob('CANARY-out'),
      hidden: true,
      category: 'big numbers',
    },
  ];
  const topics = testRelease.topics.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) => ({
      ...subtopic,
      assets: subtopic.assets.map((asset) =>
        asset.type === 'problem' ? { ...asset, judging: { ...asset.judging, tests } } : asset,
      ),
    })),
  }));
  return { release: { ...testRelease, topics }, blobs };
}
