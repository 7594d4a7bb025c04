import { fill } from '@abhyas/contract/fill';
import type { TodaysCourse } from '@abhyas/contract/learning-today';
import { useState } from 'react';

import { storageKeys } from '../../../config.ts';
import { readStored, store } from '../../../lib/storage.ts';
import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { courseFor, LEVELS, MINUTES, readAnswers, type StartAnswers } from '../start-choice.rules.ts';
import { Choices } from './choices.tsx';

/** Three questions and one Start. The answers are kept on the device; without any, Start opens a course as well. */
export function NewcomerStart({ courses }: { readonly courses: readonly TodaysCourse[] }) {
  const [answers, setAnswers] = useState(() => readAnswers(readStored(storageKeys.startAnswers)));
  const words = texts.learning.dashboard.begin;
  const course = courseFor(answers, courses);
  const [first] = course?.ahead ?? [];
  if (!course || !first) return null;
  const answer = (changed: Partial<StartAnswers>) => {
    const next = { ...answers, ...changed };
    setAnswers(next);
    store(storageKeys.startAnswers, JSON.stringify(next));
  };
  const wanted = courses.find(({ topicId }) => topicId === answers.goal);
  const goals = [
    { value: null, name: words.unsure },
    ...courses.map(({ topicId, title }) => ({ value: topicId, name: title })),
  ];
  return (
    <div className="mt-4 space-y-5 border-t border-line pt-4 learn:mt-3 learn:space-y-1.5 learn:pt-3">
      <Choices
        legend={words.goal}
        options={goals}
        chosen={wanted ? wanted.topicId : null}
        onChoose={(goal) => answer({ goal })}
      />
      <Choices
        legend={words.level}
        options={LEVELS.map((value) => ({ value, name: words.levels[value] }))}
        chosen={answers.level}
        onChoose={(level) => answer({ level })}
      />
      <Choices
        legend={words.minutes}
        options={MINUTES.map((value) => ({ value, name: fill(words.inMinutes, { count: value }) }))}
        chosen={answers.minutes}
        onChoose={(minutes) => answer({ minutes })}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 learn:pt-1">
        <ButtonLink to={first.link} state={{ topicId: course.topicId }} variant="primary" size="large">
          {texts.learning.path.start}
        </ButtonLink>
        <p aria-live="polite" className="min-w-0 grow basis-60 text-soft">
          {wanted && wanted !== course
            ? fill(words.first, { wanted: wanted.title, course: course.title, item: first.title })
            : fill(words.opens, { course: course.title, item: first.title })}
        </p>
      </div>
    </div>
  );
}
