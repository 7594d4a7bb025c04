import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Announcement } from '@abhyas/contract/announcements.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { formatMoment } from '../../../lib/dates.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { announcementsQuery, useCancel } from './announcements.queries.ts';

const words = staffMessages.announcements;

const TONES: Readonly<Record<Announcement['state'], Tone>> = {
  scheduled: 'note',
  sending: 'warn',
  sent: 'good',
  cancelled: 'plain',
};

/** What was told and is to be told, with how far each has come. */
export function AnnouncementHistory() {
  const query = useQuery(announcementsQuery);
  const cancel = useCancel();
  const takeBack = (id: string): void =>
    cancel.mutate(id, { onSuccess: () => showToast(words.cancelled), onError: showErrors });
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-h3">{words.history}</h2>
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {(announcements) =>
          announcements.length === 0 ? (
            <p className="text-soft">{words.empty}</p>
          ) : (
            <DataTable
              caption={words.history}
              columns={columnsWith(takeBack)}
              rows={announcements}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
    </section>
  );
}

function columnsWith(onCancel: (id: string) => void): Column<Announcement>[] {
  const { columns } = words;
  return [
    {
      id: 'what',
      title: columns.what,
      cell: ({ title, url }) => (
        <>
          <span className="block max-w-md font-medium wrap-anywhere">{title}</span>
          {url !== '' && <span className="block text-small break-all text-soft">{url}</span>}
        </>
      ),
    },
    { id: 'to', title: columns.to, cell: ({ audienceName }) => audienceName },
    { id: 'when', title: columns.when, cell: ({ sendAt }) => formatMoment(sendAt) },
    {
      id: 'state',
      title: columns.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
    },
    { id: 'progress', title: columns.progress, cell: (announcement) => progressOf(announcement) },
    {
      id: 'actions',
      title: columns.actions,
      cell: ({ id, title, state }) =>
        state === 'scheduled' && (
          <Button size="small" aria-label={fill(words.cancelOf, { title })} onClick={() => onCancel(id)}>
            {words.cancel}
          </Button>
        ),
    },
  ];
}

/** How many were told and mailed; what did not work is named only when there is some. */
function progressOf({ state, told, recipients, byMail, mailed, refused, doubtful }: Announcement): string {
  if (state === 'scheduled' || state === 'cancelled') return staffMessages.shell.none;
  return [
    fill(words.told, { told, recipients }),
    byMail && fill(words.mailed, { count: mailed }),
    refused > 0 && fill(words.refused, { count: refused }),
    doubtful > 0 && fill(words.doubtful, { count: doubtful }),
  ]
    .filter(Boolean)
    .join(', ');
}
