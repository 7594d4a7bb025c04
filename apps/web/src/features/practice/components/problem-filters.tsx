import { fill } from '@abhyas/contract/fill';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { memo, useCallback, useState } from 'react';

import { breakpoints } from '../../../config.ts';
import { countText } from '../../../lib/counts.ts';
import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import {
  DIFFICULTIES,
  STATUSES,
  toggled,
  type Choice,
  type ListedProblem,
  type Sort,
} from '../problem-list.rules.ts';
import { tagName } from '../tag-name.ts';

type Props = {
  readonly choice: Choice;
  /** Must be stable, like the next two, or every filter renders again at each key of a search. */
  readonly onChoose: (choice: Partial<Choice>) => void;
  readonly onSearch: (words: string) => void;
  readonly onSearchEnd: () => void;
  /** The topic tags in use. */
  readonly tags: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  readonly shownCount: number;
  readonly all: readonly ListedProblem[];
};

/** The left panel of /practise: search, sort and filter buttons. On small screens it folds away. */
export function ProblemFilters({ choice, onChoose, tags, counts, shownCount, all, ...search }: Props) {
  const small = useMedia(`(max-width: ${breakpoints.practise}px)`);
  const [open, setOpen] = useState(false);
  const words = texts.practice.filters;
  const toggle = useCallback(
    (tag: string) => onChoose({ tags: toggled(choice.tags, tag) }),
    [onChoose, choice.tags],
  );
  const group = (title: string, names: readonly string[]) => (
    <FilterGroup title={title} names={names} chosen={choice.tags} counts={counts} onToggle={toggle} />
  );
  const premium = all.filter((problem) => problem.premium === 1).length;
  return (
    <aside aria-label={words.title} className="mb-6">
      <div className="flex items-end gap-2 phone:gap-3">
        <SearchField
          label={texts.practice.filters.search}
          value={choice.search}
          onChange={search.onSearch}
          onBlur={search.onSearchEnd}
        />
        {small && (
          <Button
            aria-expanded={open}
            aria-controls="problem-filters"
            className="shrink-0 max-w-[60%] max-phone:px-3"
            onClick={() => setOpen(!open)}
            icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          >
            {words.title}
          </Button>
        )}
      </div>
      <div id="problem-filters" hidden={small && !open} className="mt-5 space-y-5">
        <SortButtons sort={choice.sort} onSort={(sort) => onChoose({ sort })} />
        {group(words.status, STATUSES)}
        {group(words.difficulty, DIFFICULTIES)}
        {group(words.tags, tags)}
      </div>
      <p className="mt-4 text-small text-soft" aria-live="polite">
        {countText(words.shown, shownCount)}
        {' · '}
        {fill(words.free, { free: all.length - premium, premium })}
      </p>
      {(choice.tags.length > 0 || choice.search !== '') && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onChoose({ tags: [], search: '' })}
        >
          {words.clear}
        </Button>
      )}
    </aside>
  );
}

function SortButtons({ sort, onSort }: { readonly sort: Sort; readonly onSort: (sort: Sort) => void }) {
  const words = texts.practice;
  const options = [
    { value: 'easy', name: words.sort.easyFirst, Icon: ArrowUp },
    { value: 'hard', name: words.sort.hardFirst, Icon: ArrowDown },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-soft">{words.filters.sort}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, name, Icon }) => (
          <FilterButton key={value} pressed={sort === value} onPress={() => onSort(value)}>
            <Icon size={15} aria-hidden="true" />
            {name}
          </FilterButton>
        ))}
      </div>
    </fieldset>
  );
}

type GroupProps = {
  readonly title: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  readonly onToggle: (name: string) => void;
};

const FilterGroup = memo(function FilterGroup({ title, names, chosen, counts, onToggle }: GroupProps) {
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-soft">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <FilterButton
            key={name}
            description={countText(texts.practice.filters.shown, counts.get(name) ?? 0)}
            pressed={chosen.includes(name)}
            onPress={() => onToggle(name)}
          >
            {filterName(name)} <span className="text-soft tabular-nums">{counts.get(name) ?? 0}</span>
          </FilterButton>
        ))}
      </div>
    </fieldset>
  );
});

/** Statuses, difficulties and topic tags alike, as the address has them, in the language of the page. */
function filterName(name: string): string {
  const { status, difficulty } = texts.practice;
  const fixed: Readonly<Record<string, string>> = { ...status, ...difficulty };
  return fixed[name] ?? tagName(name);
}

type FilterButtonProps = {
  /** How many problems the filter shows, for those who cannot see the number beside its name. */
  readonly description?: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
};

function FilterButton({ description, pressed, onPress, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      title={description}
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-9 items-center touch:min-h-11 gap-1.5 rounded-full border px-3 text-small',
        pressed
          ? 'border-link bg-link-soft font-[600] text-link'
          : 'border-line bg-raised text-ink hover:border-edge',
      )}
    >
      {children}
    </button>
  );
}
