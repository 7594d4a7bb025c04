import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ContentTopic } from '@abhyas/contract/publishing-releases.staff';
import { useQuery } from '@tanstack/react-query';

import { contentQuery, limitsQuery } from '../../../staff/content.queries.ts';
import { TextLink } from '../../../ui/button-link.tsx';

const words = staffMessages.classes.limited;

/** The courses and modules that are only for some classes, a batch among them. */
export function LimitedContent({ batchId }: { readonly batchId: string }) {
  const { data: limits } = useQuery(limitsQuery);
  const { data: content } = useQuery(contentQuery);
  if (!limits || !content) return null;
  const ids = new Set(
    limits.limits.filter(({ classIds }) => classIds.includes(batchId)).map(({ kind, id }) => `${kind} ${id}`),
  );
  const titles = content.topics.flatMap((topic) => titlesIn(topic, ids));
  return (
    <section>
      <h2 className="mb-2 text-h3 font-[640]">{words.title}</h2>
      {titles.length === 0 && <p className="text-soft">{words.none}</p>}
      {titles.length > 0 && (
        <ul className="list-disc pl-5">
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      <TextLink to="/admin/content" className="mt-1 flex min-h-11 items-center">
        {words.choose}
      </TextLink>
    </section>
  );
}

function titlesIn({ id, title, subtopics }: ContentTopic, ids: ReadonlySet<string>): string[] {
  const modules = subtopics.filter((module) => ids.has(`module ${module.id}`));
  return [
    ...(ids.has(`course ${id}`) ? [title] : []),
    ...modules.map((module) => `${title}: ${module.title}`),
  ];
}
