import { liveTexts } from '../live-texts.ts';

/** Said as long as a teacher looks at the learner's text (EXAMS-22, LIVE-2). */
export function Watched() {
  return <output className="block px-3 py-1 text-small text-note">{liveTexts().watched}</output>;
}
