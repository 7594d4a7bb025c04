import type { Asset, SubtopicDetail } from '@abhyas/contract/learning';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { handOn, lessonPath, neighbours, type LearnState } from '../learning.rules.ts';
import { useNeighbourKeys } from '../use-neighbour-keys.ts';

type Props = {
  readonly detail: SubtopicDetail;
  readonly assetId: string;
  readonly state: LearnState;
};

/** The items before and after this one. */
export function AssetNeighbours({ detail, assetId, state }: Props) {
  const { before, after } = neighbours(detail.assets, assetId);
  const navigate = useNavigate();
  const open = (asset: Asset) => () =>
    void navigate(lessonPath(asset.subtopicId, asset.assetId), { state: handOn(state) });
  useNeighbourKeys({ ...(before && { before: open(before) }), ...(after && { after: open(after) }) });
  return (
    <nav
      aria-label={`${texts.learning.previous}, ${texts.learning.next}`}
      data-print="hidden"
      className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-line pt-5"
    >
      {before && (
        <NeighbourLink asset={before} state={state} label={texts.learning.previous}>
          <ArrowLeft size={18} aria-hidden="true" />
        </NeighbourLink>
      )}
      <p className="mx-auto self-center text-small text-soft max-learn:hidden">
        {texts.learning.neighbourKeys}
      </p>
      {after && (
        <NeighbourLink asset={after} state={state} label={texts.learning.next} end>
          <ArrowRight size={18} aria-hidden="true" />
        </NeighbourLink>
      )}
    </nav>
  );
}

type LinkProps = {
  readonly asset: Asset;
  readonly state: LearnState;
  readonly label: string;
  readonly children: ReactNode;
  readonly end?: boolean;
};

function NeighbourLink({ asset, state, label, children, end = false }: LinkProps) {
  return (
    <Link
      to={lessonPath(asset.subtopicId, asset.assetId)}
      state={handOn(state)}
      aria-keyshortcuts={end ? 'Shift+ArrowRight' : 'Shift+ArrowLeft'}
      className={`flex min-h-11 items-center gap-3 rounded-small text-link hover:text-link-hover ${end ? 'ml-auto flex-row-reverse text-right' : ''}`}
    >
      {children}
      <span>
        <span className="block text-small text-soft">{label}</span>
        {asset.type === 'mcqs' ? texts.learning.reviewQuiz : asset.title}
      </span>
    </Link>
  );
}
