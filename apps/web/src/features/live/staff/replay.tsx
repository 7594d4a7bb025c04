import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { CodeLines } from '../../../ui/code-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { MarkList, MomentSlider } from '../../replay/components/moments.tsx';
import { saidOf } from '../../replay/moments-words.ts';
import { historyOf, type HistoryParts } from '../../replay/moments.rules.ts';
import { replayQuery, type ReplayOf } from './live.staff.queries.ts';

const words = staffMessages.live;

type Props = {
  readonly of: ReplayOf;
  /** The learner's. */
  readonly name: string;
  /** What is shown until it is opened. */
  readonly children?: ReactNode;
};

/** Opens how a text came about, where that is recorded (LIVE-5). */
export function Replay({ of, name, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-3">
      {/* Hidden and not gone: what was entered there stays. */}
      <div hidden={isOpen}>{children}</div>
      <Button size="small" className="mt-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.replayClose : words.replay}
      </Button>
      {isOpen && <OpenReplay of={of} name={name} />}
    </section>
  );
}

function OpenReplay({ of, name }: Props) {
  const query = useQuery(replayQuery(of));
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
      {({ log, ...rest }) => <Moments parts={{ ...log, ...rest }} name={name} />}
    </Loaded>
  );
}

function Moments({ parts, name }: { readonly parts: HistoryParts; readonly name: string }) {
  const history = useMemo(() => historyOf(parts), [parts]);
  const [chosen, setChosen] = useState(0);
  const moment = history[chosen];
  if (!moment) return <p className="mt-2 text-soft">{words.replayEmpty}</p>;
  return (
    <div className="mt-2">
      <MomentSlider history={history} chosen={chosen} onChoose={setChosen} />
      <output className="block font-[600]" aria-live="off">
        {saidOf(moment)}
      </output>
      <CodeLines
        label={fill(words.replayOf, { name })}
        code={moment.code()}
        className="mt-2 max-h-96 min-h-40"
      />
      <MarkList history={history} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}
