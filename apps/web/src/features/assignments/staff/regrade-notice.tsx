import type { RegradeChange, RegradeChoice } from '@abhyas/contract/assignments-regrade.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { pointsText } from '../../../lib/points.ts';
import { faultText } from '../../../staff/fault-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { regradeQuery, useDecideRegrade } from './work.queries.ts';

const words = staffMessages.assignments.regrade;

type Props = {
  readonly id: string;
  /** Learners see their marks. */
  readonly isPublished: boolean;
  readonly mayDecide: boolean;
};

/** Says that changed tests would make other marks, and leads to them (ASSIGNMENTS-36). */
export function RegradeNotice({ id, isPublished, mayDecide }: Props) {
  const { data } = useQuery(regradeQuery(id));
  const [isOpen, setOpen] = useState(false);
  if (!data || data.changes.length === 0) return null;
  const { asOf, changes } = data;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-warn-soft px-4 py-3">
      <p className="min-w-0 grow basis-60">{countText(words.notice, changes.length)}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.show}
      </Button>
      {isOpen && (
        <Preview
          id={id}
          asOf={asOf}
          changes={changes}
          isPublished={isPublished}
          mayDecide={mayDecide}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type PreviewProps = Props & {
  readonly asOf: string;
  readonly changes: readonly RegradeChange[];
  readonly onClose: () => void;
};

function Preview({ id, asOf, changes, isPublished, mayDecide, onClose }: PreviewProps) {
  const decide = useDecideRegrade(id);
  const choose = (choice: RegradeChoice) => decide.mutate({ asOf, choice }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={isPublished ? words.leadPublished : words.lead}
      size="wide"
      actions={
        mayDecide && (
          <>
            <Button disabled={decide.isPending} onClick={() => choose('leave')}>
              {words.leave}
            </Button>
            <Button variant="primary" busy={decide.isPending} onClick={() => choose('take-over')}>
              {words.takeOver}
            </Button>
          </>
        )
      }
    >
      <ScrollBox className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr className="text-small text-soft">
              {[words.learner, words.item].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-[600]">
                  {name}
                </th>
              ))}
              {[words.before, words.after].map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-[600]">
                  {name}
                </th>
              ))}
              <th scope="col" className="py-2 pl-3 font-[600]">
                {words.tests}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={`${change.accountId} ${change.assetId}`} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {[change.rollNumber, change.name].filter(Boolean).join(' ')}
                </th>
                <td className="py-2 pr-4">{change.title}</td>
                <td className="px-3 py-2 text-right tabular-nums">{pointsText(change.before)}</td>
                <td className="px-3 py-2 text-right font-[600] tabular-nums">{pointsText(change.after)}</td>
                <td className="py-2 pl-3 text-small">{change.tests.map(testInWords).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p role="alert" className="mt-2 text-small text-bad empty:hidden">
        {faultText(decide.error)}
      </p>
    </Dialog>
  );
}

function testInWords({ number, after }: RegradeChange['tests'][number]): string {
  if (after === undefined) return fill(words.testGone, { number });
  return fill(after ? words.testPasses : words.testFails, { number });
}
