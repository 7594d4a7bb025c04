import type { Call } from '@abhyas/recording/replay';

import { cx } from '../../../lib/classes.ts';
import { outermostText, shownVariables } from '../step.rules.ts';
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
export function CallCard({ call, depth, isNewest, steps }: Props) {
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
                  <LocatedValue
                    nested={0}
                    value={value}
                    location={{ depth, name }}
                    isChanged={steps.changed.has(`${depth} ${name}`)}
                    steps={steps}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
