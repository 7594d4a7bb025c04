import { subtopicDetail } from '@abhyas/contract/learning';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

import { savedReplies } from '../../../lib/saved-content.ts';
import { texts } from '../../../lib/texts.ts';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';

type Saved = { readonly to: string; readonly title: string };
type SavedPages = { readonly lessons: readonly Saved[]; readonly problems: readonly Saved[] };

const problem = z.object({ title: z.string() });

/** What was opened on this device and can be read without a connection. */
export function OfflinePage() {
  const [saved, setSaved] = useState<SavedPages>();
  useEffect(() => {
    void readSaved().then(setSaved);
  }, []);
  const words = texts.offline;
  const isEmpty = saved && saved.lessons.length + saved.problems.length === 0;
  return (
    <Page title={words.title} lead={words.lead} width="reading">
      {isEmpty && (
        <EmptyState
          title={words.empty}
          action={
            <ButtonLink to="/dashboard" variant="primary">
              {texts.frame.tryAgain}
            </ButtonLink>
          }
        >
          {words.emptyText}
        </EmptyState>
      )}
      {saved && <SavedList title={words.lessons} items={saved.lessons} />}
      {saved && <SavedList title={words.problems} items={saved.problems} />}
    </Page>
  );
}

function SavedList({ title, items }: { readonly title: string; readonly items: readonly Saved[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mb-9">
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.to} className="py-3">
            <TextLink to={item.to}>{item.title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readSaved(): Promise<SavedPages> {
  const [subtopics, problems] = await Promise.all([
    savedReplies('/api/content/subtopic/'),
    savedReplies('/api/content/getproblem/'),
  ]);
  const lessons = subtopics.flatMap(({ id, reply }) => {
    const detail = z.safeParse(subtopicDetail.reply, reply);
    return detail.success
      ? { to: `/learn/${id}/root`, title: `${detail.data.hTopic}: ${detail.data.title}` }
      : [];
  });
  const solvable = problems.flatMap(({ id, reply }) => {
    const statement = z.safeParse(problem, reply);
    return statement.success ? { to: `/practise/1/${id}`, title: statement.data.title } : [];
  });
  return { lessons, problems: solvable };
}
