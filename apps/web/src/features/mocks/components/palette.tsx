import { fill } from '@abhyas/contract/fill';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';

import { cx } from '../../../lib/classes.ts';
import type { AnswerKeeper } from '../answer-keeper.ts';
import { mockTexts } from '../mock-texts.ts';
import { stateOf, type ItemState, type Numbered } from '../mocks.rules.ts';

type Props = {
  readonly items: readonly Numbered[];
  readonly shown: Numbered | undefined;
  readonly keeper: AnswerKeeper;
  readonly onShow: (item: Numbered) => void;
};

const LOOKS: Readonly<Record<ItemState, string>> = {
  unseen: 'border-line text-soft',
  seen: 'border-edge border-dashed',
  answered: 'border-good bg-good-soft text-good',
  marked: 'border-note bg-note-soft text-note',
};

/** All questions by their numbers, section by section: answered, marked, seen or not. */
export function Palette({ items, shown, keeper, onShow }: Props) {
  const words = mockTexts();
  const sections = [...new Set(items.map(({ section }) => section))];
  return (
    <nav aria-label={words.palette} className="space-y-4">
      {sections.map((section) => (
        <section key={section}>
          <h2 className="mb-1.5 text-small font-[600]">{section}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {items
              .filter((item) => item.section === section)
              .map((item) => (
                <li key={item.itemId}>
                  <Tile
                    item={item}
                    state={stateOf(keeper.get(item.itemId))}
                    isShown={item.itemId === shown?.itemId}
                    onShow={onShow}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Legend items={items} keeper={keeper} />
    </nav>
  );
}

type TileProps = Pick<Props, 'onShow'> & {
  readonly item: Numbered;
  readonly state: ItemState;
  readonly isShown: boolean;
};

function Tile({ item, state, isShown, onShow }: TileProps) {
  const words = mockTexts();
  return (
    <button
      type="button"
      aria-label={fill(words.questionLabel, { number: item.number, state: words.state[state] })}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onShow(item)}
      className={cx(
        'relative grid size-10 place-items-center rounded-small border text-small tabular-nums touch:size-11',
        LOOKS[state],
        isShown && 'outline-2 outline-offset-1 outline-link',
      )}
    >
      {item.number}
      <Mark state={state} className="absolute top-0.5 right-0.5" />
    </button>
  );
}

function Mark({ state, className }: { readonly state: ItemState; readonly className?: string }) {
  if (state === 'answered') return <Check size={11} aria-hidden="true" className={className} />;
  if (state === 'marked') return <Bookmark size={11} aria-hidden="true" className={className} />;
  return null;
}

const STATES: readonly ItemState[] = ['answered', 'marked', 'seen', 'unseen'];

function Legend({ items, keeper }: Pick<Props, 'items' | 'keeper'>) {
  const words = mockTexts();
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-1 text-small">
      {STATES.map((state) => (
        <div key={state} className="contents">
          <dd
            className={cx(
              'inline-flex min-w-8 items-center justify-center gap-0.5 rounded-small border px-1 tabular-nums',
              LOOKS[state],
            )}
          >
            {items.filter(({ itemId }) => stateOf(keeper.get(itemId)) === state).length}
            <Mark state={state} />
          </dd>
          <dt className="text-soft">{words.state[state]}</dt>
        </div>
      ))}
    </dl>
  );
}
