import type { Health, OwnFailure } from '@abhyas/contract/health.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';

import { formatMoment, formatRelative } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CardsSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { BackupNotice } from './backup-notice.tsx';
import { FigureCard } from './figure-card.tsx';
import { healthQuery, type Hours } from './health.queries.ts';

const words = staffMessages.health;
/** How the product does, kept fresh while one looks. */
export function HealthPage() {
  const [hours, setHours] = useState<Hours>('24');
  const query = useQuery(healthQuery(hours));
  const { title, lead } = staffMessages.shell.areas.health;
  return (
    <Page
      title={title}
      lead={lead}
      action={
        <SelectField
          label={words.range}
          labelHidden
          value={hours}
          options={(['3', '24', '168'] as const).map((value) => ({ value, name: words.ranges[value] }))}
          onChange={setHours}
        />
      }
    >
      <Loaded query={query} skeleton={<CardsSkeleton count={9} />}>
        {(health) => <Figures health={health} hours={hours} />}
      </Loaded>
    </Page>
  );
}

function Figures({ health, hours }: { readonly health: Health; readonly hours: Hours }) {
  const runners = health.series.find(({ figure }) => figure === 'runners');
  return (
    <div className="space-y-9">
      {runners?.now === 0 && (
        <p role="alert" className="flex gap-2.5 rounded-card bg-bad-soft px-4 py-3 text-bad">
          <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {words.noRunner}
        </p>
      )}
      <BackupNotice backups={health.backups} />
      <ul className="grid gap-4 phone:grid-cols-2 wide:grid-cols-3">
        {health.series.map((series) => (
          <li key={series.figure}>
            <FigureCard series={series} hours={hours} />
          </li>
        ))}
      </ul>
      <section>
        <h2 className="mb-3 text-h3">{words.failures}</h2>
        {health.failures.length === 0 ? (
          <p className="text-soft">{words.noFailures}</p>
        ) : (
          <DataTable
            caption={words.failures}
            columns={COLUMNS}
            rows={health.failures}
            rowKey={({ kind, cause }) => `${kind} ${cause}`}
          />
        )}
      </section>
      <p className="text-small text-soft">
        {fill(words.since, { when: formatMoment(health.startedAt), release: health.releaseId.slice(0, 12) })}
      </p>
    </div>
  );
}

const COLUMNS: readonly Column<OwnFailure>[] = [
  {
    id: 'kind',
    title: words.columns.kind,
    cell: ({ kind }) => <Badge tone="bad">{words.kinds[kind]}</Badge>,
  },
  {
    id: 'cause',
    title: words.columns.cause,
    cell: ({ cause }) => <code className="break-words">{cause}</code>,
  },
  { id: 'count', title: words.columns.count, numeric: true, cell: ({ count }) => count },
  { id: 'lastAt', title: words.columns.lastAt, cell: ({ lastAt }) => formatRelative(lastAt) },
];
