import { readFileSync } from 'node:fs';

import { tagsIn } from '@abhyas/content/files/tag-list';
import { messages } from '@abhyas/contract/messages';
import { expect, test } from 'vitest';

const LIST = new URL('../../content/tags.yaml', import.meta.url);

test('every tag of content/tags.yaml has a text, and so its Hindi', () => {
  const tags = [...tagsIn(readFileSync(LIST, 'utf8'))];
  expect(tags).toContain('input-output');
  expect(tags.filter((tag) => !Object.hasOwn(messages.tags, tag))).toEqual([]);
});
