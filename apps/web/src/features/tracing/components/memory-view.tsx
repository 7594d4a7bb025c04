import { insideObjects, runsFromTop } from '../step.rules.ts';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';
import { Arrows } from './arrows.tsx';
import { CallCard } from './call-card.tsx';
import { ObjectCard } from './object-card.tsx';

/** More calls than these are folded in the middle: the program itself and the newest are shown. */
const SHOWN_CALLS = 12;

/** Calls at the left, objects at the right, and arrows from what refers to what it refers to. */
export function MemoryView({ steps }: { readonly steps: Steps }) {
  const { calls, objects } = steps.state;
  const newest = calls.length - 1;
  const isScript = runsFromTop(steps.recording.language);
  const isShown = (depth: number) =>
    depth === 0 ? isScript || (calls[0]?.variables.size ?? 0) > 0 : depth > newest - SHOWN_CALLS;
  const shown = calls.flatMap((call, depth) => (isShown(depth) ? [{ call, depth }] : []));
  const inside = insideObjects(steps.state);
  return (
    <div className="relative flex w-full flex-col gap-5 p-3 practise:flex-row practise:gap-10">
      <section
        aria-label={tracingTexts().calls}
        className="flex shrink-0 flex-col gap-3 practise:w-max practise:max-w-128 practise:min-w-52"
      >
        {shown.map(({ call, depth }) => (
          <CallCard key={depth} call={call} depth={depth} isNewest={depth === newest} steps={steps} />
        ))}
      </section>
      <section
        aria-label={tracingTexts().objects}
        className="flex max-w-160 grow flex-wrap content-start items-start gap-x-8 gap-y-4"
      >
        {[...objects]
          .filter(([number]) => !inside.has(number))
          .toSorted(([a], [b]) => a - b)
          .map(([number, object]) => (
            <ObjectCard key={number} number={number} object={object} steps={steps} />
          ))}
      </section>
      <Arrows at={steps.at} />
    </div>
  );
}
