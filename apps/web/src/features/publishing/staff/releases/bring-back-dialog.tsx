import type { Activation, ComparedReleases } from '@abhyas/contract/publishing-releases.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { formatMoment } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { compareQuery, useRollBack } from './releases.queries.ts';
import { ChangeLines } from '../drafts/change-lines.tsx';

const words = staffMessages.releases;

type Props = { readonly chosen: Activation; readonly current: Activation; readonly onClose: () => void };
type Change = ComparedReleases['changes'][number];

/** Says what learners lose when an earlier release comes back, and whose work that is, before it happens. */
export function BringBackDialog({ chosen, current, onClose }: Props) {
  const query = useQuery(compareQuery(current.releaseId, chosen.releaseId));
  const roll = useRollBack();
  const confirm = (): void =>
    roll.mutate({ releaseId: chosen.releaseId, from: current.releaseId }, { onSettled: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.backTitle, { date: formatMoment(chosen.at) })}
      description={words.backLead}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{staffMessages.shell.cancel}</Button>
          <Button variant="danger" busy={roll.isPending} disabled={!query.data} onClick={confirm}>
            {words.back}
          </Button>
        </>
      }
    >
      <div className="space-y-5 pt-3">
        <Loaded query={query} skeleton={<TextSkeleton lines={4} />}>
          {({ changes }) => <Effects changes={changes} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Effects({ changes }: ComparedReleases) {
  if (changes.length === 0) return <p>{words.nothingNoticed}</p>;
  const lost = changes.filter(
    ({ change, tests, loses }) => change === 'removed' || (tests?.removed ?? 0) > 0 || loses,
  );
  const others = changes.filter((change) => !lost.includes(change));
  return (
    <>
      <Part title={words.lost} changes={lost} />
      <Part title={words.otherwise} changes={others} />
    </>
  );
}

function Part({ title, changes }: { readonly title: string; readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-[600]">{title}</h3>
      <ChangeLines changes={changes}>
        {({ learners, broughtBy }) => (
          <span className="block text-small text-soft">
            {learners > 0 && `${fill(words.learners, { count: learners })} `}
            {broughtBy && publishedBy(broughtBy)}
          </span>
        )}
      </ChangeLines>
    </section>
  );
}

function publishedBy({ name, draft, at }: NonNullable<Change['broughtBy']>): string {
  const values = { name: name ?? staffMessages.drafts.nobody, date: formatMoment(at) };
  return draft === null ? fill(words.publishedBy, values) : fill(words.publishedFrom, { ...values, draft });
}
