import { readOwnAttendance, type OwnAttendance } from '@abhyas/contract/attendance';
import { fill } from '@abhyas/contract/fill';
import { attendance as english } from '@abhyas/contract/messages/en/attendance';
import { attendance as hindi } from '@abhyas/contract/messages/hi/attendance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { lazyTexts } from '../../../lib/lazy-texts.ts';
import { read } from '../../../lib/read.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';

const attendanceTexts = lazyTexts(english, { hi: hindi });

const ownAttendanceQuery = queryOptions({
  queryKey: ['attendance'],
  ...read(readOwnAttendance, {}),
  staleTime: 0,
});

/** /attendance (CLASSES-14): the learner's own share of the sessions of their classes, and each of them. */
export function OwnAttendancePage() {
  const words = attendanceTexts();
  const navigate = useNavigate();
  return (
    <Page title={words.title} lead={words.lead} onBack={() => void navigate('/assignments')} width="reading">
      <Loaded query={useQuery(ownAttendanceQuery)} skeleton={<TextSkeleton lines={6} />}>
        {({ classes }) =>
          classes.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
          ) : (
            <div className="space-y-8">
              {classes.map((own) => (
                <OwnClass key={own.batchId} own={own} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

type Own = OwnAttendance['classes'][number];

function OwnClass({ own: { batch, percent = 0, threshold, short, sessions } }: { readonly own: Own }) {
  const words = attendanceTexts();
  return (
    <section>
      <h2 className="text-h3">{batch}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-3">
        <span className="font-medium tabular-nums">
          {countText(words.share, sessions.length, { percent: (percent / 100).toFixed(2) })}
        </span>
        {short && <Badge tone="warn">{fill(words.short, { threshold })}</Badge>}
      </p>
      <p className="text-small text-soft">{fill(words.enough, { threshold })}</p>
      <details className="mt-2">
        <summary className="min-h-9 py-1.5 text-link touch:min-h-11">{words.sessions}</summary>
        <table className="w-full border-collapse">
          <caption className="sr-only">{batch}</caption>
          <thead>
            <tr className="text-left text-small text-soft">
              {Object.values(words.columns).map((title) => (
                <th key={title} scope="col" className="py-1 pr-3">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ day, hour, kind, state }, at) => (
              <tr key={`${day} ${at}`} className="border-t border-line">
                <td className="py-1.5 pr-3 tabular-nums">
                  {formatDate(day)},{' '}
                  {hour.is === 'number' ? fill(words.hour, { number: hour.number }) : fill(words.range, hour)}
                </td>
                <td className="py-1.5 pr-3">{words.kinds[kind]}</td>
                <td className={state === 'absent' ? 'py-1.5 text-warn' : 'py-1.5'}>{words.states[state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
