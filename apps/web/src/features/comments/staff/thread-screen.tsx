import { staffMessages } from '@abhyas/contract/messages.staff';
import type { StaffComment, ModerationAction } from '@abhyas/contract/comments.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { formatMoment, formatRelative } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { CommentText } from '../components/comment-text.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CommentBadges } from './comment-badges.tsx';
import { MuteDialog } from './mute-dialog.tsx';
import { threadQuery, type Moderation } from './moderation.queries.ts';
import { UndoNotice, useUndoable } from './undoable.tsx';

const words = staffMessages.comments;

/** A thread with what readers do not see, and the institute's answer. */
export function ThreadScreen() {
  const { threadId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(threadQuery(threadId));
  const { act, undoable, undo } = useUndoable();
  const [answers, setAnswers] = useState<StaffComment>();
  const [muting, setMuting] = useState<StaffComment>();
  const item = query.data?.place;
  return (
    <Page
      title={item?.title ?? staffMessages.shell.areas.comments.title}
      lead={item?.within}
      width="reading"
      onBack={() => void navigate('/admin/talk')}
    >
      <UndoNotice undoable={undoable} onUndo={undo} />
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ comments, reports }) => (
          <>
            {item && item.path !== '' && <TextLink to={item.path}>{words.seeOnItem}</TextLink>}
            {reports.map((report) => (
              <p key={report.by + report.at} className="mt-2 text-bad">
                {fill(words.reportedBy, { name: report.by, reason: report.reason })}
              </p>
            ))}
            <ul className="mt-6 space-y-6">
              {comments.map((comment) => (
                <li
                  key={comment.id}
                  className={comment.parentId === '' ? '' : 'border-l border-line pl-4 learn:ml-11'}
                >
                  <ThreadComment comment={comment} onAct={act} onAnswer={setAnswers} onMute={setMuting} />
                </li>
              ))}
            </ul>
            <AnswerForm
              key={threadId}
              threadId={threadId}
              answers={answers}
              onFirst={() => setAnswers(undefined)}
            />
          </>
        )}
      </Loaded>
      {muting && <MuteDialog comment={muting} onClose={() => setMuting(undefined)} />}
    </Page>
  );
}

/** What may be done to a comment as it is now. */
function actionsFor(comment: StaffComment): ModerationAction[] {
  const { hidden, held, endorsed, official, deleted, parentId, awaiting } = comment;
  if (deleted) return [];
  return [
    hidden ? 'show' : 'hide',
    ...(held && !hidden ? (['release'] as const) : []),
    ...(!official && !held && !hidden ? ([endorsed ? 'unendorse' : 'endorse'] as const) : []),
    ...(parentId === '' && !official ? ([awaiting ? 'waive' : 'await'] as const) : []),
  ];
}

type Props = {
  readonly comment: StaffComment;
  readonly onAct: (action: Moderation) => void;
  readonly onAnswer: (comment: StaffComment) => void;
  readonly onMute: (comment: StaffComment) => void;
};

function ThreadComment({ comment, onAct, onAnswer, onMute }: Props) {
  const { id, by, at, accountId, mine, official, parentId, mutedUntil } = comment;
  return (
    <article className="flex gap-3">
      <Avatar name={by} colour={comment.userColor} size={32} />
      <div className="min-w-0 grow">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-[600]">{by}</span>
          <CommentBadges comment={comment} />
          <time dateTime={at} title={formatMoment(at)} className="text-small text-soft">
            {formatRelative(at)}
          </time>
        </header>
        <div className="mt-1.5">
          {comment.deleted ? (
            <p className="text-soft italic">{texts.comments.removed}</p>
          ) : (
            <CommentText text={comment.comment} />
          )}
        </div>
        <p className="mt-1 -ml-3 flex flex-wrap">
          {actionsFor(comment).map((action) => (
            <Button
              key={action}
              size="small"
              variant="quiet"
              onClick={() => onAct({ id, action, seen: comment.comment })}
            >
              {words.actions[action]}
            </Button>
          ))}
          {parentId !== '' && !official && accountId !== '' && (
            <Button size="small" variant="quiet" onClick={() => onAnswer(comment)}>
              {words.answerThis}
            </Button>
          )}
          {accountId !== '' && !mine && mutedUntil === undefined && (
            <Button
              size="small"
              variant="quiet"
              aria-label={fill(words.mute, { name: by })}
              onClick={() => onMute(comment)}
            >
              {words.muteShort}
            </Button>
          )}
        </p>
      </div>
    </article>
  );
}
