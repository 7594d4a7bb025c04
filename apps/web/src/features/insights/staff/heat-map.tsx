import { staffMessages } from '@abhyas/contract/messages.staff';
import {
  INSIGHT_STATES,
  type ClassInsights,
  type InsightLearner,
  type InsightState,
} from '@abhyas/contract/insights.staff';
import { fill } from '@abhyas/contract/fill';

import { cx } from '../../../lib/classes.ts';
import { TextLink } from '../../../ui/button-link.tsx';

const words = staffMessages.insights;

/** A symbol beside the colour: the map is read without colours, too. */
const LOOKS: Readonly<Record<InsightState, { readonly symbol: string; readonly look: string }>> = {
  untouched: { symbol: '·', look: 'text-soft' },
  tried: { symbol: '○', look: 'bg-warn-soft text-warn' },
  stuck: { symbol: '✕', look: 'bg-bad-soft text-bad font-[650]' },
  finished: { symbol: '●', look: 'bg-good-soft text-good' },
};

/** Learners down, items across, numbered as in the list below. It scrolls sideways under the names. */
export function HeatMap({ seen }: { readonly seen: ClassInsights }) {
  const topic = seen.topics.find(({ id }) => id === seen.topicId)?.title ?? '';
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {INSIGHT_STATES.map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <StateSymbol state={state} />
            {words.states[state]}
          </li>
        ))}
      </ul>
      <section
        aria-label={fill(words.map, { topic })}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-[70vh] overflow-auto rounded-card border border-line"
      >
        <table className="border-collapse text-small">
          <thead>
            <tr>
              <th scope="col" className="sticky top-0 left-0 z-20 bg-raised px-3 py-2 text-left">
                {words.learner}
              </th>
              {seen.items.map((item, index) => (
                <th
                  key={item.assetId}
                  scope="col"
                  title={item.title}
                  className="sticky top-0 z-10 bg-raised px-1 py-2 font-medium text-soft tabular-nums"
                >
                  <span className="sr-only">{item.title}</span>
                  <span aria-hidden="true">{index + 1}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seen.learners.map((learner) => (
              <Row key={learner.accountId} learner={learner} items={seen.items} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Row({ learner, items }: { readonly learner: InsightLearner } & Pick<ClassInsights, 'items'>) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-48 truncate bg-raised px-3 py-1 text-left font-normal"
      >
        <TextLink to={`/admin/learners/${learner.accountId}`}>{learner.name}</TextLink>
      </th>
      {items.map((item, index) => {
        const state = INSIGHT_STATES[Number(learner.states[index])] ?? 'untouched';
        const told = { learner: learner.name, item: item.title, state: words.states[state] };
        return (
          <td key={item.assetId} title={fill(words.cell, told)} className="p-0.5 text-center">
            <StateSymbol state={state} />
            <span className="sr-only">{words.states[state]}</span>
          </td>
        );
      })}
    </tr>
  );
}

function StateSymbol({ state }: { readonly state: InsightState }) {
  const { symbol, look } = LOOKS[state];
  return (
    <span aria-hidden="true" className={cx('inline-grid size-6 place-items-center rounded-small', look)}>
      {symbol}
    </span>
  );
}
