import type { Practice, ReviewItem } from '@abhyas/contract/learning-today';
import { useQueryClient } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import Repeat from 'lucide-react/icons/repeat';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SquareCode from 'lucide-react/icons/square-code';
import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { afterFirstScreen } from '../../../lib/first-screen.ts';
import { texts } from '../../../lib/texts.ts';
import { REVIEW_PATH } from '../learning.rules.ts';
import { reviewQuery } from '../review.queries.ts';

const ICONS: Readonly<Record<ReviewItem['kind'], LucideIcon>> = {
  quiz: RotateCcw,
  problem: SquareCode,
  lesson: BookOpen,
};

const LINK = 'flex min-h-13 flex-wrap items-center gap-x-3 px-1 py-2.5 hover:bg-sunken';

type Props = {
  readonly items: readonly ReviewItem[];
  /** Exercises on what is about to be forgotten. */
  readonly practice: Practice | undefined;
};

/** Today's review: exercises, a few items, and why each is offered. Not there when there is nothing. */
export function ReviewList({ items, practice }: Props) {
  if (items.length === 0 && !practice) return null;
  return (
    <section aria-labelledby="review" className="mt-10">
      <h2 id="review" className="mb-3 text-h3">
        {texts.learning.dashboard.review.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {practice && (
          <li>
            <PracticeLink practice={practice} />
          </li>
        )}
        {items.map((item) => (
          <li key={item.link}>
            <ReviewLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PracticeLink({ practice: { exercises, minutes } }: { readonly practice: Practice }) {
  const { review } = texts.learning.dashboard;
  const client = useQueryClient();
  // Kept by the service worker: a train may be the next stop.
  useEffect(() => afterFirstScreen(() => void client.prefetchQuery(reviewQuery)), [client]);
  return (
    <Link to={REVIEW_PATH} className={LINK}>
      <Repeat size={18} aria-hidden="true" className="shrink-0 text-link" />
      <span className="min-w-0 grow basis-52">
        {countText(review.exercises, exercises)}
        <span className="block text-small text-soft">{review.forgotten}</span>
      </span>
      <span className="text-small text-soft">{countText(review.about, minutes)}</span>
    </Link>
  );
}

function ReviewLink({ item }: { readonly item: ReviewItem }) {
  const Icon = ICONS[item.kind];
  return (
    <Link to={item.link} className={LINK}>
      <Icon size={18} aria-hidden="true" className="shrink-0 text-link" />
      <span className="min-w-0 grow basis-52">
        {item.kind === 'quiz' ? texts.learning.reviewQuiz : item.title}
        <span className="block text-small text-soft">{item.meta}</span>
      </span>
      <span className="text-small text-soft">{reasonOf(item)}</span>
    </Link>
  );
}

function reasonOf({ kind, missed = 0 }: ReviewItem): string {
  const { review } = texts.learning.dashboard;
  if (kind === 'quiz') return countText(review.missed, missed);
  return kind === 'problem' ? review.unsolved : review.due;
}
