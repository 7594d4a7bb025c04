import { staffMessages } from '@abhyas/contract/messages.staff';
import { TALK_VIEWS, type TalkView } from '@abhyas/contract/comments.staff';
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
import { TalkItemView } from './moderation-item.tsx';
import { talkQuery } from './moderation.queries.ts';
import { UndoNotice, useUndoable } from './undoable.tsx';

const words = staffMessages.talk;
const PLACES = [...TALK_VIEWS, 'muted'] as const;

/** What waits for a moderator, oldest first. */
export function ModerationLists() {
  const [params, setParams] = useSearchParams();
  const shown = PLACES.find((place) => place === params.get('list')) ?? 'unanswered';
  const waiting = useInfiniteQuery(talkQuery('unanswered')).data?.pages[0]?.waiting;
  const { title, lead } = staffMessages.shell.areas.talk;
  const titleOf = (view: TalkView): string =>
    waiting ? fill(words.count, { title: words.views[view], count: waiting[view] }) : words.views[view];
  return (
    <Page title={title} lead={lead}>
      <Tabs
        label={words.lists}
        value={shown}
        onChange={(list) => setParams({ list }, { replace: true })}
        tabs={[
          ...TALK_VIEWS.map((view) => ({
            id: view,
            title: titleOf(view),
            content: <TalkList view={view} />,
          })),
          { id: 'muted', title: words.muted, content: <Mutes /> },
        ]}
      />
    </Page>
  );
}

function TalkList({ view }: { readonly view: TalkView }) {
  const query = useInfiniteQuery(talkQuery(view));
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
                  <TalkItemView view={view} item={item} onAct={act} />
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
