import type { SubtopicDetail } from '@abhyas/contract/learning';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useNavigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { handOn, lessonPath, neighbours, onwardFrom, titleOf, type LearnState } from '../learning.rules.ts';
import { useNeighbourKeys } from '../use-neighbour-keys.ts';
import { CourseEnd } from './course-end.tsx';
import { OnwardLink } from './onward-link.tsx';

type Props = {
  readonly detail: SubtopicDetail;
  readonly assetId: string;
  readonly state: LearnState;
};

/** The item before this one, and the way on: no item is a dead end. */
export function AssetNeighbours({ detail, assetId, state }: Props) {
  const { before, after } = neighbours(detail.assets, assetId);
  const onward = onwardFrom(detail, assetId);
  const navigate = useNavigate();
  const open = (to: string) => () => void navigate(to, { state: handOn(state) });
  const toBefore = before && lessonPath(before.subtopicId, before.assetId);
  useNeighbourKeys({
    ...(toBefore !== undefined && { before: open(toBefore) }),
    ...(onward && { after: open(onward.to) }),
  });
  const finished = detail.assets.find((asset) => asset.assetId === assetId)?.finished ?? false;
  const ends = after === undefined && detail.next?.kind !== 'module';
  return (
    <div data-print="hidden" className="mt-12 border-t border-line pt-5">
      {ends && <CourseEnd topicId={detail.topicId} title={detail.topic} />}
      <nav
        aria-label={`${texts.learning.previous}, ${texts.learning.next}`}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      >
        {before && toBefore !== undefined && (
          <Link
            to={toBefore}
            state={handOn(state)}
            aria-keyshortcuts="Shift+ArrowLeft"
            className="flex min-h-11 items-center gap-3 rounded-small text-link hover:text-link-hover"
          >
            <ArrowLeft size={18} aria-hidden="true" />
            <span>
              <span className="block text-small text-soft">{texts.learning.previous}</span>
              {titleOf(before)}
            </span>
          </Link>
        )}
        <p className="mx-auto self-center text-small text-soft max-learn:hidden">
          {texts.learning.neighbourKeys}
        </p>
        {onward && <OnwardLink onward={onward} state={state} primary={finished} className="ml-auto" />}
      </nav>
    </div>
  );
}
