import type { ReviewItem } from '@abhyas/contract/learning';
import BookOpen from 'lucide-react/icons/book-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SquareCode from 'lucide-react/icons/square-code';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';

const ICONS: Readonly<Record<ReviewItem['kind'], LucideIcon>> = {
  quiz: RotateCcw,
  problem: SquareCode,
  lesson: BookOpen,
};

/** Today's review: a few items and why each is offered. Not there when there are none. */
export function ReviewList({ items }: { readonly items: readonly ReviewItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="review" className="mt-10">
      <h2 id="review" className="mb-3 text-h3">
        {texts.learning.dashboard.review.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.link}>
            <ReviewLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReviewLink({ item }: { readonly item: ReviewItem }) {
  const Icon = ICONS[item.kind];
  return (
    <Link to={item.link} className="flex min-h-13 flex-wrap items-center gap-x-3 px-1 py-2.5 hover:bg-sunken">
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
