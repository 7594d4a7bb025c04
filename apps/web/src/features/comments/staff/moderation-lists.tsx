import { staffMessages } from '@abhyas/contract/messages.staff';
import { MODERATION_VIEWS, type ModerationView } from '@abhyas/contract/comments.staff';
import { fill } from '@abhyas/contract/fill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { MoreButton } from '../../../staff/more-button.tsx';
import { Mutes } from './mutes.tsx';
import { ModerationItemView } from './moderation-item.tsx';
import { moderationQuery } from './moderation.queries.ts';
import { UndoNotice, useUndoable } from './undoable.tsx';

const words = staffMessages.comments;
const LISTS = [...MODERATION_VIEWS, 'muted'] as const;

/** What waits for a moderator, oldest first. */
export function ModerationLists() {
  const [params, setParams] = useSearchParams();
  const shown = LISTS.find((list) => list === params.get('list')) ?? 'unanswered';
  const waiting = useInfiniteQuery(moderationQuery('unanswered')).data?.pages[0]?.waiting;
  const { title, lead } = staffMessages.shell.areas.comments;
  const titleOf = (view: ModerationView): string =>
    waiting ? fill(words.count, { title: words.views[view], count: waiting[view] }) : words.views[view];
  return (
    <Page title={title} lead={lead}>
      <Tabs
        label={words.lists}
        value={shown}
        onChange={(list) => setParams({ list }, { replace: true })}
        tabs={[
          ...MODERATION_VIEWS.map((view) => ({
            id: view,
            title: titleOf(view),
            content: <ModerationList view={view} />,
          })),
          { id: 'muted', title: words.muted, content: <Mutes /> },
        ]}
      />
    </Page>
  );
}

function ModerationList({ view }: { readonly view: ModerationView }) {
  const query = useInfiniteQuery(moderationQuery(view));
  const { act, undoable, undo } = useUndoable();
  return (
    <>
      <UndoNotice undoable={undoable} onUndo={undo} />
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <EmptyState title={words.empty[view]} />;
          return (
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.comment.id} className="py-4">
                  <ModerationItemView view={view} item={item} onAct={act} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreButton query={query} />
    </>
  );
}
