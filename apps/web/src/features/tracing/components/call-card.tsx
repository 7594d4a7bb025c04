import type { Call } from '@abhyas/recording/replay';
import { memo } from 'react';

import { cx } from '../../../lib/classes.ts';
import { isShownAlike, outermostText, shownVariables } from '../step.rules.ts';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';
import { LocatedValue } from './object-card.tsx';

type Props = {
  readonly call: Call;
  readonly depth: number;
  readonly isNewest: boolean;
  readonly steps: Steps;
};

/** A call under way, with its variables. */
export const CallCard = memo(({ call, depth, isNewest, steps }: Props) => {
  const variables = shownVariables(call, steps.recording.language);
  return (
    <section
      className={cx('rounded-card border bg-raised', isNewest ? 'border-accent' : 'border-line opacity-85')}
    >
      <h4 className="border-b border-line px-3 py-1.5 text-small font-[600]">
        {call.name === '' ? outermostText(steps.recording.language) : `${call.name}()`}
      </h4>
      {variables.length === 0 ? (
        <p className="px-3 py-1.5 text-small text-soft">{tracingTexts().noVariables}</p>
      ) : (
        <table className="w-full">
          <tbody>
            {variables.map(([name, value]) => (
              <tr key={name}>
                <th
                  scope="row"
                  className="py-0.5 pr-2 pl-3 text-right align-top font-code text-small font-normal"
                >
                  {name}
                </th>
                <td data-location={`${depth} ${name}`} className="w-full py-0.5 pr-2">
                  <LocatedValue nested={0} value={value} location={{ depth, name }} steps={steps} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}, isDrawnAlike);

/** A call is drawn again only when a variable or an object in it changes, and when this is no longer news. */
function isDrawnAlike(one: Props, { call, depth, isNewest, steps }: Props): boolean {
  const isSame = one.call === call && one.depth === depth && one.isNewest === isNewest;
  const isNews = [one.steps, steps].some(({ changed }) =>
    [...changed].some((name) => name.startsWith(`${depth} `)),
  );
  const values = [...call.variables.values()];
  return (
    isSame &&
    !isNews &&
    values.every((value) => isShownAlike(value, one.steps.state.objects, steps.state.objects))
  );
}
