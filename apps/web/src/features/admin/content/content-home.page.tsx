import type { Activation, ContentStanding, ContentTopic } from '@abhyas/contract/admin-content';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { DataTable, type Column } from '../components/data-table.tsx';
import { useDownloadRelease } from './drafts/drafts.queries.ts';
import { DraftsSection } from './drafts/drafts-section.tsx';
import { RejudgePanel } from './rejudge/rejudge-panel.tsx';
import { ProofPanel } from './proof/proof-panel.tsx';
import { contentQuery, useRollBack } from './content.queries.ts';

const words = adminMessages.content;

/** What learners see now, and the releases before it. */
export function ContentHomePage() {
  const query = useQuery(contentQuery);
  const { title, lead } = adminMessages.shell.areas.content;
  return (
    <Page title={title} lead={lead}>
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(standing) => (
          <div className="space-y-10">
            <DraftsSection />
            <RejudgePanel />
            <ProofPanel />
            <Tree topics={standing.topics} />
            <History standing={standing} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Tree({ topics }: { readonly topics: readonly ContentTopic[] }) {
  return (
    <section>
      <h2 className="mb-3 text-h3 font-[640]">{words.tree}</h2>
      {topics.length === 0 && <EmptyState title={words.treeEmpty}>{words.treeEmptyLead}</EmptyState>}
      {topics.map(({ id, title, subtopics }) => (
        <details key={id} className="border-b border-line py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-[600]">{title}</summary>
          {subtopics.map((subtopic) => (
            <details key={subtopic.id} className="ml-5">
              <summary className="min-h-11 cursor-pointer py-2.5">
                {subtopic.title}{' '}
                <span className="text-small text-soft">
                  {fill(words.count, { count: subtopic.assets.length })}
                </span>{' '}
                {!subtopic.rollout && <Badge tone="warn">{words.locked}</Badge>}
              </summary>
              <ul className="mb-3 ml-5 space-y-1.5">
                {subtopic.assets.map((asset) => (
                  <li key={asset.id}>
                    {asset.title}{' '}
                    <span className="text-small text-soft">
                      {words.types[asset.type]} · <code>{asset.id}</code>
                    </span>{' '}
                    {asset.premium && <Badge tone="link">{words.premium}</Badge>}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </details>
      ))}
    </section>
  );
}

type Line = Activation & { readonly key: string };

const short = (releaseId: string): string => releaseId.slice(0, 12);

function History({ standing: { history } }: { readonly standing: ContentStanding }) {
  const [chosen, setChosen] = useState<Activation>();
  const roll = useRollBack();
  const current = history.find((each) => each.current);
  const close = (): void => setChosen(undefined);
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
        <ConfirmDialog
          question={fill(words.backConfirm, {
            release: short(chosen.releaseId),
            date: formatMoment(chosen.at),
          })}
          action={words.back}
          busy={roll.isPending}
          onConfirm={() =>
            roll.mutate({ releaseId: chosen.releaseId, from: current.releaseId }, { onSettled: close })
          }
          onClose={close}
        />
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

function columnsWith(
  current: Activation | undefined,
  onChoose: (activation: Activation) => void,
): Column<Line>[] {
  const { columns } = words;
  return [
    { id: 'release', title: columns.release, cell: ({ releaseId }) => <code>{short(releaseId)}</code> },
    { id: 'at', title: columns.at, cell: ({ at }) => formatMoment(at) },
    {
      id: 'state',
      title: columns.state,
      cell: (line) => (line.current ? <Badge tone="good">{words.current}</Badge> : adminMessages.shell.none),
    },
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
