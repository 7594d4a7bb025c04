import { fill } from '@abhyas/contract/fill';
import type { TopicDetail } from '@abhyas/contract/learning';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lessonPath, type LearnState, type NextItem } from '../learning.rules.ts';

type Props = {
  readonly detail: TopicDetail;
  readonly topicId: string;
  readonly next: NextItem | undefined;
};

/** The one way on in a course: it begins, goes on, or says that there is nothing left to do. */
export function CourseNext({ detail, topicId, next }: Props) {
  const { path, reviewQuiz } = texts.learning;
  if (!next && detail.progressCount < 100) return null;
  if (!next)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-good">{path.allDone}</p>
        <ButtonLink to="/certificates">{path.certificate}</ButtonLink>
      </div>
    );
  const { subtopicId, item } = next;
  const begun = detail.subtopics.some(({ items = [] }) => items.some(({ finished }) => finished));
  const state: LearnState = { topicId };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink to={lessonPath(subtopicId, item.assetId)} state={state} variant="primary">
        {begun ? path.goOn : path.start}
      </ButtonLink>
      <p className="text-soft">
        {fill(path.nextIs, { title: item.type === 'mcqs' ? reviewQuiz : item.title })}
      </p>
    </div>
  );
}
