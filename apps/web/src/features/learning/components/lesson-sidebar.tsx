import { fill } from '@abhyas/contract/fill';
import type { Asset, SubtopicDetail } from '@abhyas/contract/learning';
import CircleCheck from 'lucide-react/icons/circle-check';
import LayoutList from 'lucide-react/icons/layout-list';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LabelledIcon } from '../../../ui/labelled-icon.tsx';
import { handOn, lessonPath, percentDone, titleOf, type LearnState } from '../learning.rules.ts';
import { AssetIcon } from './asset-icon.tsx';

type Props = {
  readonly detail: SubtopicDetail;
  readonly subtopicId: string;
  readonly state: LearnState;
  /** Called when an item is chosen, so that a small screen can fold the list away. */
  readonly onChoose: () => void;
};

/** Overview and each asset with title and type; a lock on premium ones, a green tick on finished ones. */
export function LessonSidebar({ detail, subtopicId, state, onChoose }: Props) {
  return (
    <nav aria-label={texts.learning.sidebar}>
      <div className="mb-3 pl-3">
        <ProgressBar
          percent={percentDone(detail)}
          label={fill(texts.learning.progressOf, { title: detail.title })}
        />
      </div>
      <ul className="space-y-0.5">
        <Item to={lessonPath(subtopicId)} state={state} onChoose={onChoose}>
          <LayoutList size={18} aria-hidden="true" className="mt-1 shrink-0" />
          <span className="grow">{texts.learning.overview}</span>
        </Item>
        {detail.assets.map((asset) => (
          <Item
            key={asset.assetId}
            to={lessonPath(subtopicId, asset.assetId)}
            state={state}
            onChoose={onChoose}
          >
            <AssetLine asset={asset} />
          </Item>
        ))}
      </ul>
    </nav>
  );
}

type ItemProps = {
  readonly to: string;
  readonly state: LearnState;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function Item({ to, state, onChoose, children }: ItemProps) {
  return (
    <li>
      <NavLink
        to={to}
        state={handOn(state)}
        onClick={onChoose}
        className={({ isActive }) =>
          cx(
            'flex min-h-11 items-start gap-2.5 rounded-small px-3 py-2',
            isActive ? 'bg-link-soft font-[560] text-link' : 'hover:bg-sunken',
          )
        }
      >
        {children}
      </NavLink>
    </li>
  );
}

function AssetLine({ asset }: { readonly asset: Asset }) {
  const { types, premiumItem, finished } = texts.learning;
  return (
    <>
      <span className="mt-1">
        <AssetIcon type={asset.type} />
      </span>
      <span className="min-w-0 grow">
        {titleOf(asset)}
        <span className="block text-small font-normal text-soft">{types[asset.type]}</span>
      </span>
      {asset.premium === 1 && (
        <LabelledIcon Icon={asset.owned ? LockOpen : Lock} label={premiumItem} className="mt-1 text-soft" />
      )}
      {asset.finished && <LabelledIcon Icon={CircleCheck} label={finished} className="mt-1 text-good" />}
    </>
  );
}
