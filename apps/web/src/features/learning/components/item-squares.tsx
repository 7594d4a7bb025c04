import { fill } from '@abhyas/contract/fill';
import type { PathItem } from '@abhyas/contract/learning';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { cx } from '../../../lib/classes.ts';
import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import type { LearnState } from '../learning.rules.ts';
import { AssetIcon } from './asset-icon.tsx';

type Props = {
  /** The module's. */
  readonly title: string;
  readonly items: readonly PathItem[];
  /** The one to go on with, should it be among them. */
  readonly nextId?: string | undefined;
  /** Its address; null for one that cannot be opened here. */
  readonly to: (item: PathItem) => string | null;
  readonly state?: LearnState;
};

/** Every item of a module as a small square: its kind, its minutes, and whether it is done, next or locked. */
export function ItemSquares({ title, items, nextId, to, state }: Props) {
  return (
    <ul
      aria-label={fill(texts.learning.path.items, { title })}
      className="relative z-1 mt-3 flex flex-wrap gap-1"
    >
      {items.map((item) => {
        const itemState = stateOf(item, nextId);
        const path = to(item);
        const name = nameOf(item, itemState);
        return (
          <li key={item.assetId}>
            {path === null ? (
              <span className={squareClass(itemState)} title={name}>
                <Square item={item} state={itemState} name={name} />
              </span>
            ) : (
              <Link
                to={path}
                state={state}
                className={cx(squareClass(itemState), 'hover:border-ink')}
                title={name}
              >
                <Square item={item} state={itemState} name={name} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type SquareState = 'done' | 'next' | 'locked' | 'premium' | 'free';

function stateOf({ assetId, finished, owned, premium }: PathItem, nextId: string | undefined): SquareState {
  if (finished) return 'done';
  if (assetId === nextId) return 'next';
  if (!owned) return 'locked';
  return premium === 1 ? 'premium' : 'free';
}

/** The name in words, because a colour or a sign says nothing to who cannot see it. */
function nameOf({ title, type, minutes }: PathItem, state: SquareState): string {
  const { path, types, reviewQuiz } = texts.learning;
  const time = minutes === undefined ? [] : [countText(path.inMinutes, minutes)];
  return [type === 'mcqs' ? reviewQuiz : title, types[type], ...time, path[state]].join(', ');
}

const LOOKS: Readonly<Record<SquareState, string>> = {
  done: 'border-good bg-good-soft text-good',
  next: 'border-2 border-accent bg-accent-soft text-ink',
  locked: 'border-dashed border-edge text-soft',
  premium: 'border-edge bg-raised text-ink',
  free: 'border-edge bg-raised text-ink',
};

const squareClass = (state: SquareState) =>
  cx('relative grid size-11 place-content-center justify-items-center rounded-small border', LOOKS[state]);

type SquareProps = { readonly item: PathItem; readonly state: SquareState; readonly name: string };

function Square({ item: { type, minutes }, state, name }: SquareProps) {
  return (
    <>
      <AssetIcon type={type} size={17} />
      <span aria-hidden="true" className="text-[0.6875rem] leading-tight tabular-nums">
        {minutes === undefined ? '' : fill(texts.learning.path.minutes, { count: minutes })}
      </span>
      <Corner state={state} />
      <span className="sr-only">{name}</span>
    </>
  );
}

function Corner({ state }: { readonly state: SquareState }): ReactNode {
  if (state !== 'done' && state !== 'locked') return null;
  const Icon = state === 'done' ? Check : Lock;
  return (
    <span className="absolute -top-1 -right-1 grid size-4 place-items-center rounded-full bg-paper">
      <Icon size={12} strokeWidth={3} aria-hidden="true" />
    </span>
  );
}

/** What the signs on the squares mean. */
export function SquaresLegend() {
  const { legend } = texts.learning.path;
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
      {(['done', 'next', 'locked'] as const).map((state) => (
        <span key={state} className="flex items-center gap-2">
          <span className={cx('relative inline-block size-4 rounded-[3px] border', LOOKS[state])}>
            <Corner state={state} />
          </span>
          {legend[state]}
        </span>
      ))}
    </p>
  );
}
