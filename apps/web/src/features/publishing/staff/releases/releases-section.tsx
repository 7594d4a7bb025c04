import type { Activation } from '@abhyas/contract/publishing-releases.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { formatMoment } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DataTable, type Column } from '../../../../staff/data-table.tsx';
import { useDownloadRelease } from '../drafts.queries.ts';
import { BringBackDialog } from './bring-back-dialog.tsx';
import { WhatChanged } from './what-changed.tsx';

const words = staffMessages.releases;

type Line = Activation & { readonly key: string };

const short = (releaseId: string): string => releaseId.slice(0, 12);

/** The releases that learners saw, the newest first: who published them, from which draft, and what they changed. */
export function ReleasesSection({ history }: { readonly history: readonly Activation[] }) {
  const [chosen, setChosen] = useState<Activation>();
  const current = history.find((each) => each.current);
  const rows = history.map((each): Line => ({ ...each, key: `${each.releaseId} ${each.at}` }));
  return (
    <section>
      <h2 className="text-h3 font-[640]">{words.history}</h2>
      <p className="mb-3 max-w-reading text-soft">{words.historyLead}</p>
      <DataTable
        caption={words.history}
        columns={columnsWith(current, setChosen)}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {chosen && current && (
        <BringBackDialog chosen={chosen} current={current} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}

function DownloadButton({ releaseId }: { readonly releaseId: string }) {
  const download = useDownloadRelease();
  return (
    <Button
      size="small"
      busy={download.isPending}
      aria-label={fill(words.downloadOf, { release: short(releaseId) })}
      onClick={() => download.mutate(releaseId)}
    >
      {words.download}
    </Button>
  );
}

function Release({ line }: { readonly line: Line }) {
  const { draft, broughtBack, by, releaseId, current } = line;
  return (
    <>
      <span className="font-medium">{broughtBack ? words.broughtBack : (draft ?? words.fromFolder)}</span>{' '}
      {current && <Badge tone="good">{words.current}</Badge>}
      <span className="block text-small text-soft">
        {by !== null && `${by} · `}
        <code>{short(releaseId)}</code>
      </span>
    </>
  );
}

function columnsWith(
  current: Activation | undefined,
  onChoose: (activation: Activation) => void,
): Column<Line>[] {
  const { columns } = words;
  return [
    { id: 'release', title: columns.release, cell: (line) => <Release line={line} /> },
    { id: 'at', title: columns.at, cell: ({ at }) => formatMoment(at) },
    { id: 'changes', title: columns.changes, cell: (line) => <WhatChanged activation={line} /> },
    {
      id: 'actions',
      title: columns.actions,
      cell: (line) => (
        <span className="flex flex-wrap gap-2">
          <DownloadButton releaseId={line.releaseId} />
          {line.releaseId !== current?.releaseId && (
            <Button
              size="small"
              aria-label={fill(words.backOf, { release: short(line.releaseId) })}
              onClick={() => onChoose(line)}
            >
              {words.back}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
