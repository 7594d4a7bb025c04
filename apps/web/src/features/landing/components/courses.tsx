import type { LandingCourse } from '@abhyas/contract/landing';
import { fill } from '@abhyas/contract/fill';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cardLinkClass } from '../../../ui/card.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { Reveal } from './reveal.tsx';
import { SectionHead } from './section-head.tsx';

export function Courses({ courses }: { readonly courses: readonly LandingCourse[] }) {
  const words = texts.landing.courses;
  return (
    <section id="courses" className="mx-auto max-w-page scroll-mt-6 px-4 py-20 learn:px-8">
      <SectionHead title={words.title} lead={words.lead} />
      <Reveal>
        <ul className="mt-9 grid gap-4 learn:grid-cols-2 wide:grid-cols-4">
          {courses.map((course) => (
            <li key={course.topicId} className="grid">
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}

function CourseCard({
  course: { topicId, title, summary, subtopics, total, free },
}: {
  readonly course: LandingCourse;
}) {
  const words = texts.landing.courses;
  return (
    <a href={`/courses/${topicId}`} className={`${cardLinkClass} flex! gap-4 wide:flex-col`}>
      <KolamProgress id={topicId} percent={100} className="size-16 shrink-0 wide:size-24" />
      <span className="flex grow flex-col gap-1.5">
        <span className="text-h3 font-[620] text-ink">{title}</span>
        <span className="grow text-soft">{summary}</span>
        <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
          {total > 0 ? countText(words.counts, subtopics, { total }) : words.soon}
          {free > 0 && <Badge tone="good">{fill(words.free, { free })}</Badge>}
        </span>
      </span>
    </a>
  );
}
