import { fill } from '@abhyas/contract/fill';
import type { LtiChoice } from '@abhyas/contract/lti.staff';
import { useQuery } from '@tanstack/react-query';

import { ApiError } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/dates.ts';
import { pointsText } from '../../../lib/points.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { AuthLayout } from '../../auth/components/auth-layout.tsx';
import { choicesQuery, useChoose } from '../lti.queries.ts';
import { faultOf } from '../lti.rules.ts';
import { ltiTexts } from '../lti-texts.ts';
import { LaunchFault } from './launch-fault.tsx';

/** A teacher chooses what a link of their course opens. */
export function ChooseAssignment({ code }: { readonly code: string }) {
  const words = ltiTexts();
  const { data, error, refetch } = useQuery(choicesQuery(code));
  const choose = useChoose(code);
  if (error instanceof ApiError && [401, 403].includes(error.status))
    return <ConsoleFirst onAgain={() => void refetch()} />;
  if (error) return <LaunchFault text={faultOf(error, words.faults)} />;
  if (choose.error) return <LaunchFault text={faultOf(choose.error, words.faults)} />;
  if (choose.data) {
    return (
      <AuthLayout title={words.chooseTitle}>
        <output>{words.chosen}</output>
      </AuthLayout>
    );
  }
  const pick = (id: string): void =>
    choose.mutate(id, { onSuccess: ({ back }) => back !== undefined && window.location.assign(back) });
  const lead = data && fill(words.chooseLead, { course: data.course, platform: data.platform });
  return (
    <AuthLayout title={words.chooseTitle} {...(lead !== undefined && { lead })}>
      {data ? <Choices choices={data.choices} isBusy={choose.isPending} onChoose={pick} /> : <TextSkeleton />}
    </AuthLayout>
  );
}

function ConsoleFirst({ onAgain }: { readonly onAgain: () => void }) {
  const words = ltiTexts();
  return (
    <AuthLayout title={words.chooseTitle} lead={words.consoleLead}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/admin" target="_blank" variant="primary">
          {words.console}
        </ButtonLink>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </AuthLayout>
  );
}

type ChoicesProps = {
  readonly choices: readonly LtiChoice[];
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
};

function Choices({ choices, isBusy, onChoose }: ChoicesProps) {
  const words = ltiTexts();
  if (choices.length === 0) {
    return (
      <p>
        <strong>{words.chooseNone}</strong> {words.chooseNoneLead}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {choices.map(({ id, title, batch, dueAt, points }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-3">
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-small text-soft">
              {fill(words.chooseLine, { batch, date: formatDate(dueAt), points: pointsText(points) })}
            </p>
          </div>
          <Button busy={isBusy} aria-label={`${words.choose}: ${title}`} onClick={() => onChoose(id)}>
            {words.choose}
          </Button>
        </li>
      ))}
    </ul>
  );
}
