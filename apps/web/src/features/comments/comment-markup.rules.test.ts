import { describe, expect, test } from 'vitest';

import { parseComment } from './comment-markup.rules.ts';

describe('the small markup of comments', () => {
  test('code in a line, code blocks and links', () => {
    expect(parseComment('Use `i < n`, see https://x.in/a_(b).\n\n```c\nfor (;;)\n  ;\n```\nDone')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'Use ' },
          { kind: 'code', text: 'i < n' },
          { kind: 'text', text: ', see ' },
          { kind: 'link', url: 'https://x.in/a_(b' },
          { kind: 'text', text: ').' },
        ],
      },
      { kind: 'code', text: 'for (;;)\n  ;' },
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'Done' }] },
    ]);
  });

  test.each(['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '[x](javascript:alert(1))', '&lt;b&gt;'])(
    '%s stays plain text',
    (text) => {
      expect(parseComment(text)).toEqual([{ kind: 'paragraph', parts: [{ kind: 'text', text }] }]);
    },
  );

  test('an open fence and empty texts do no harm', () => {
    expect(parseComment('```\nnever closed')).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: '```\nnever closed' }] },
    ]);
    expect(parseComment(' \n\n')).toEqual([]);
  });
});
