import { staffMessages } from '@abhyas/contract/messages.staff';
import type { LearnerDetail } from '@abhyas/contract/account.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { formatDate } from '../../../lib/dates.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { LearnerCertificates } from '../../certificates/staff/learner-certificates.tsx';
import { LearnerActions } from './learner-actions.tsx';
import { LearnerCode } from './learner-code.tsx';
import { LearnerSubmissions } from './learner-submissions.tsx';
import { learnerQuery } from './learners.queries.ts';

const words = staffMessages.account;

/** One learner: who they are, how far they are, what they handed in and wrote. */
export function LearnerPage() {
  const { accountId = '' } = useParams();
  const query = useQuery(learnerQuery(accountId));
  const navigate = useNavigate();
  const name = query.data?.learner.name ?? staffMessages.shell.areas.account.title;
  return (
    <Page title={name} onBack={() => void navigate('/admin/learners')}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(detail) => <Learner {...detail} />}
      </Loaded>
    </Page>
  );
}

function Learner({ learner, topics, lastVisit }: LearnerDetail) {
  const [tab, setTab] = useState('progress');
  const { facts } = words;
  return (
    <div className="space-y-8">
      <div>
        <p className="break-all text-soft">
          {learner.email} · <code>{learner.abhyasId}</code>
        </p>
        <dl className="mt-4 grid gap-x-8 gap-y-3 phone:grid-cols-2 wide:grid-cols-3">
          <Fact name={facts.course} value={learner.course} />
          <Fact name={facts.college} value={learner.college} />
          <Fact name={facts.joined} value={formatDate(learner.joinedAt)} />
          <Fact name={facts.devices} value={String(learner.devices)} />
          <Fact name={facts.last} value={lastVisit} />
          <Fact name={words.columns.plans} value={learner.plans.join(', ')} />
        </dl>
      </div>
      <LearnerActions learner={learner} />
      <Tabs
        label={learner.name}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'progress', title: words.tabs.progress, content: <TopicList topics={topics} /> },
          {
            id: 'submissions',
            title: words.tabs.submissions,
            content: <LearnerSubmissions accountId={learner.accountId} />,
          },
          { id: 'code', title: words.tabs.code, content: <LearnerCode accountId={learner.accountId} /> },
          {
            id: 'certificates',
            title: words.tabs.certificates,
            content: <LearnerCertificates accountId={learner.accountId} />,
          },
        ]}
      />
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="break-words">{value || staffMessages.shell.none}</dd>
    </div>
  );
}

function TopicList({ topics }: Pick<LearnerDetail, 'topics'>) {
  return (
    <ul className="max-w-4xl divide-y divide-line">
      {topics.map(({ topicId, title, progressCount }) => (
        <li key={topicId} className="grid items-center gap-x-6 gap-y-1 py-3 phone:grid-cols-2">
          <span>{title}</span>
          <ProgressBar percent={progressCount} label={title} />
        </li>
      ))}
    </ul>
  );
}
