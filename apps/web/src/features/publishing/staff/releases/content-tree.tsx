import type { ContentLimits } from '@abhyas/contract/content-limits.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ContentTopic } from '@abhyas/contract/publishing-releases.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { limitsQuery } from '../../../../staff/content.queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LimitDialog, type Limited } from './limit-dialog.tsx';
import { limitOf, limitText } from './limits.rules.ts';

const words = staffMessages.releases;

/** The courses that are published, what is in them, and who sees them. */
export function ContentTree({ topics }: { readonly topics: readonly ContentTopic[] }) {
  const [chosen, setChosen] = useState<Limited>();
  const { data: limits } = useQuery(limitsQuery);
  return (
    <section>
      <h2 className="mb-3 text-h3 font-[640]">{words.tree}</h2>
      {topics.length === 0 && <EmptyState title={words.treeEmpty}>{words.treeEmptyLead}</EmptyState>}
      {topics.map(({ id, title, subtopics }) => (
        <details key={id} className="border-b border-line py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-[600]">
            {title} <LimitBadge limits={limits} kind="course" id={id} />
          </summary>
          <WhoSees limits={limits} limited={{ kind: 'course', id, title }} onChange={setChosen} />
          {subtopics.map((subtopic) => (
            <details key={subtopic.id} className="ml-5">
              <summary className="min-h-11 cursor-pointer py-2.5">
                {subtopic.title}{' '}
                <span className="text-small text-soft">
                  {fill(words.count, { count: subtopic.assets.length })}
                </span>{' '}
                {!subtopic.rollout && <Badge tone="warn">{words.locked}</Badge>}{' '}
                <LimitBadge limits={limits} kind="module" id={subtopic.id} />
              </summary>
              <WhoSees
                limits={limits}
                limited={{ kind: 'module', id: subtopic.id, title: subtopic.title }}
                onChange={setChosen}
              />
              <Items assets={subtopic.assets} />
            </details>
          ))}
        </details>
      ))}
      {chosen && limits && (
        <LimitDialog limited={chosen} limits={limits} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}

function Items({ assets }: { readonly assets: ContentTopic['subtopics'][number]['assets'] }) {
  return (
    <ul className="mb-3 ml-5 space-y-1.5">
      {assets.map((asset) => (
        <li key={asset.id}>
          {asset.title}{' '}
          <span className="text-small text-soft">
            {words.types[asset.type]} · <code>{asset.id}</code>
          </span>{' '}
          {asset.premium && <Badge tone="link">{words.premium}</Badge>}
        </li>
      ))}
    </ul>
  );
}

type Found = { readonly limits: ContentLimits | undefined };

function LimitBadge({ limits, kind, id }: Found & Pick<Limited, 'kind' | 'id'>) {
  const limit = limits && limitOf(limits, { kind, id });
  if (!limit) return null;
  return (
    <Badge tone="note" className="whitespace-normal">
      {limitText(limits, limit)}
    </Badge>
  );
}

type WhoSeesProps = Found & {
  readonly limited: Limited;
  readonly onChange: (limited: Limited) => void;
};

function WhoSees({ limits, limited, onChange }: WhoSeesProps) {
  if (!limits) return null;
  const limit = limitOf(limits, limited);
  return (
    <p className="mb-2 ml-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-soft">{words.limits.who}:</span>
      <span>{limit ? limitText(limits, limit) : words.limits.everybody}</span>
      <Button
        size="small"
        aria-label={fill(words.limits.changeOf, { title: limited.title })}
        onClick={() => onChange(limited)}
      >
        {words.limits.change}
      </Button>
    </p>
  );
}
