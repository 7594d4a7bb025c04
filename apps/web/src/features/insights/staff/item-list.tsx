import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ClassInsights, InsightItem } from '@abhyas/contract/insights.staff';
import { fill } from '@abhyas/contract/fill';

import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { itemLabel } from '../../announcements/staff/announcement.rules.ts';

const words = staffMessages.insights;

type Numbered = InsightItem & { readonly number: number; readonly of: number; readonly among: string };

/** The items in their order, how many have finished each, and the way to those who are stuck. */
export function ItemList({ seen, batchId }: { readonly seen: ClassInsights; readonly batchId: string }) {
  const rows = seen.items.map((item, index) => ({
    ...item,
    number: index + 1,
    of: seen.total,
    among: batchId || 'active',
  }));
  return (
    <section>
      <h2 className="mb-1 text-h3">{words.items}</h2>
      <p className="mb-4 text-soft">{words.stuckHint}</p>
      <DataTable caption={words.items} columns={COLUMNS} rows={rows} rowKey={({ assetId }) => assetId} />
    </section>
  );
}

const COLUMNS: readonly Column<Numbered>[] = [
  { id: 'number', title: words.columns.number, cell: ({ number }) => number },
  {
    id: 'item',
    title: words.columns.item,
    cell: ({ title, subtopic }) => (
      <>
        {title} <span className="block text-small text-soft">{subtopic}</span>
      </>
    ),
  },
  {
    id: 'finished',
    title: words.columns.finished,
    numeric: true,
    cell: ({ finished, of }) => `${finished}/${of}`,
  },
  {
    id: 'stuck',
    title: words.columns.stuck,
    numeric: true,
    cell: ({ stuck }) => (stuck > 0 ? <Badge tone="bad">{stuck}</Badge> : stuck),
  },
  {
    id: 'tell',
    title: words.columns.tell,
    cell: ({ assetId, title, subtopic, stuck, among }) =>
      stuck === 0 ? (
        staffMessages.shell.none
      ) : (
        <ButtonLink
          to="/admin/notify"
          state={{ form: { kind: 'stuck', among, item: itemLabel({ assetId, title, within: subtopic }) } }}
          size="small"
          aria-label={fill(words.tellOf, { title })}
        >
          {words.tell}
        </ButtonLink>
      ),
  },
];
