import { staffMessages } from '@abhyas/contract/messages.staff';
import type { LearnerSubmissionLine } from '@abhyas/contract/account.staff';
import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { MoreButton } from '../../../staff/more-button.tsx';
import { submissionQuery, submissionsQuery } from './learners.queries.ts';
import { ScrollText } from '../../../ui/scroll-box.tsx';

const words = staffMessages.account;

/** What a learner handed in, the newest first, with the code of each. */
export function LearnerSubmissions({ accountId }: { readonly accountId: string }) {
  const query = useInfiniteQuery(submissionsQuery(accountId));
  const [open, setOpen] = useState<LearnerSubmissionLine>();
  return (
    <Loaded query={query} skeleton={<TextSkeleton />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ submissions }) => submissions);
        if (rows.length === 0) return <p className="text-soft">{words.noSubmissions}</p>;
        return (
          <>
            <DataTable
              caption={words.tabs.submissions}
              columns={columnsWith(setOpen)}
              rows={rows}
              rowKey={({ id }) => id}
            />
            <MoreButton query={query} />
            {open && <CodeDialog accountId={accountId} line={open} onClose={() => setOpen(undefined)} />}
          </>
        );
      }}
    </Loaded>
  );
}

function columnsWith(onOpen: (line: LearnerSubmissionLine) => void): Column<LearnerSubmissionLine>[] {
  const titles = words.submission;
  return [
    { id: 'problem', title: titles.problem, cell: ({ title }) => title },
    {
      id: 'verdict',
      title: titles.verdict,
      cell: ({ verdict, judgedAgainAt }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone={verdict === 'accepted' ? 'good' : 'bad'}>{texts.running.verdicts[verdict]}</Badge>
          {judgedAgainAt !== undefined && (
            <span className="text-small text-soft">
              {fill(titles.judgedAgain, { date: formatMoment(judgedAgainAt) })}
            </span>
          )}
        </span>
      ),
    },
    { id: 'tests', title: titles.tests, numeric: true, cell: ({ passed, total }) => `${passed}/${total}` },
    { id: 'language', title: titles.language, cell: ({ language }) => languageAt(language).name },
    { id: 'at', title: titles.at, cell: ({ submittedAt }) => formatMoment(submittedAt) },
    {
      id: 'open',
      title: titles.open,
      plain: true,
      cell: (line) => (
        <Button
          size="small"
          aria-label={fill(words.openOf, { title: line.title })}
          onClick={() => onOpen(line)}
        >
          {titles.open}
        </Button>
      ),
    },
  ];
}

type DialogProps = {
  readonly accountId: string;
  readonly line: LearnerSubmissionLine;
  readonly onClose: () => void;
};

function CodeDialog({ accountId, line, onClose }: DialogProps) {
  const query = useQuery(submissionQuery(accountId, line.id));
  return (
    <Dialog open onOpenChange={onClose} title={line.title} size="large">
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ code }) => <CodeBlock code={code} />}
      </Loaded>
    </Dialog>
  );
}

/** Code as it is, to be read and copied. */
export function CodeBlock({ code }: { readonly code: string }) {
  return (
    <ScrollText className="max-h-[60vh] rounded-card bg-sunken p-4 font-code text-small">{code}</ScrollText>
  );
}
