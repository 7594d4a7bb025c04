import { fill } from '@abhyas/contract/fill';
import type { ItemAhead, TodaysCourse } from '@abhyas/contract/learning-today';

import { storageKeys } from '../../../config.ts';
import { countText } from '../../../lib/counts.ts';
import { readStored } from '../../../lib/storage.ts';
import { texts } from '../../../lib/texts.ts';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { portionOf, readAnswers } from '../start-choice.rules.ts';

const nameOf = ({ type, title }: ItemAhead): string => (type === 'mcqs' ? texts.learning.reviewQuiz : title);

/** The next lesson by its name, and what fits the day after it. */
export function NextLesson({ course }: { readonly course: TodaysCourse }) {
  const { minutes } = readAnswers(readStored(storageKeys.startAnswers));
  const [next, ...then] = portionOf(course.ahead, minutes);
  const { dashboard, path, types } = texts.learning;
  if (!next) return null;
  const state = { topicId: course.topicId };
  const time = next.minutes === undefined ? [] : [countText(path.inMinutes, next.minutes)];
  return (
    <Card className="mt-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-60">
          <h2 className="text-small font-[560] text-soft">{dashboard.nextLesson}</h2>
          <p className="text-h3 font-[650]">{nameOf(next)}</p>
          <p className="mt-1 text-soft">
            {[course.title, next.subtopic, types[next.type], ...time].join(' · ')}
          </p>
        </div>
        <ButtonLink to={next.link} state={state}>
          {dashboard.openLesson}
        </ButtonLink>
      </div>
      {then.length > 0 && (
        <p className="mt-4 border-t border-line pt-3 text-soft">
          {fill(dashboard.thenToday, { minutes })}{' '}
          {then.map((item, index) => (
            <span key={item.link}>
              {index > 0 && ' · '}
              <TextLink to={item.link} state={state}>
                {nameOf(item)}
              </TextLink>
            </span>
          ))}
        </p>
      )}
    </Card>
  );
}
