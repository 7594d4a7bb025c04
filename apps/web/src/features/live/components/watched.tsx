import { useEffect } from 'react';

import { hurry } from '../../../lib/synced-text/pace.ts';
import { liveTexts } from '../live-texts.ts';

/** Said as long as a teacher looks at the learner's text, which is sent more often meanwhile (EXAMS-22, LIVE-2). */
export function Watched() {
  useEffect(hurry, []);
  return <output className="block px-3 py-1 text-small text-note">{liveTexts().watched}</output>;
}
