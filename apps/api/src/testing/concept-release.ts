import type { Release } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';

import { testRelease } from './test-release.ts';

/** An exercise as it stands in a lesson's HTML. */
export const placed = (id: string) =>
  `<div class="exercise" data-exercise="{&#x22;id&#x22;:&#x22;${id}&#x22;,&#x22;kind&#x22;:&#x22;single&#x22;}"><p>Question ${id}</p><div><p>more of ${id}</p></div></div>`;

/**
 * The release of the tests with concepts: a free lesson on loops, a premium one on arrays that needs them, a quiz and two
 * problems that ask for them.
 */
export const conceptRelease: Release = {
  ...testRelease,
  id: 'concept-release',
  concepts: [
    { id: 'output', name: 'Output', names: { hi: 'आउटपुट' }, parents: [] },
    { id: 'loops', name: 'Loops', names: { hi: 'लूप' }, parents: [] },
    { id: 'arrays', name: 'Arrays', names: {}, parents: [] },
    { id: 'files', name: 'Files', names: {}, parents: [] },
  ],
  topics: testRelease.topics.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) => ({
      ...subtopic,
      assets: subtopic.assets.map(withConcepts),
    })),
  })),
};

function withConcepts(asset: Asset): Asset {
  if (asset.id === 'basics-text' && asset.type === 'text') {
    const ids = ['one', 'two', 'three'];
    return {
      ...asset,
      teaches: ['output', 'loops'],
      exercises: [
        { id: 'one', kind: 'single', concepts: ['output'] },
        { id: 'two', kind: 'single', concepts: ['loops'] },
        { id: 'three', kind: 'single', concepts: ['loops', 'output'] },
      ],
      body: { ...asset.body, html: `<p>Before</p>${ids.map(placed).join('<p>between</p>')}<p>After</p>` },
    };
  }
  if (asset.id === 'basics-more' && asset.type === 'text') {
    return {
      ...asset,
      teaches: ['arrays'],
      needs: ['loops'],
      exercises: [{ id: 'four', kind: 'single', concepts: ['arrays'] }],
      body: { ...asset.body, html: placed('four') },
    };
  }
  if (asset.id === 'later-text' && asset.type === 'text') return { ...asset, teaches: ['files'] };
  if (asset.id === 'basics-quiz' && asset.type === 'mcqs') {
    const questions = asset.questions.map((question) => ({ ...question, concepts: ['loops'] }));
    return { ...asset, questions };
  }
  if (asset.id === 'basics-sum' && asset.type === 'problem') return { ...asset, needs: ['loops', 'output'] };
  return asset;
}
