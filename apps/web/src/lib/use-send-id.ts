import { useState } from 'react';

import { randomUuid } from './random-uuid.ts';

/**
 * The id under which a text is sent: the same as long as the text is, so that one whose answer was lost is stored once
 * when it is sent again, and another for what was changed meanwhile.
 */
export function useSendId(text: string): string {
  const [drawn, setDrawn] = useState(() => ({ text, id: randomUuid() }));
  if (drawn.text === text) return drawn.id;
  const next = { text, id: randomUuid() };
  setDrawn(next);
  return next.id;
}
