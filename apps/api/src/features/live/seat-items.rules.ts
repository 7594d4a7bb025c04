import { examItemId, readExamItemId } from '../sitting/exam-items.rules.ts';

type Worked = {
  readonly id: string;
  readonly items: readonly { readonly assetId: string; readonly title: string }[];
  readonly rules: { readonly opensAt: number };
  readonly exam: unknown;
};

/** Under which id a problem of an assignment is worked on. */
export const itemIdIn = ({ id, exam }: Pick<Worked, 'id' | 'exam'>, assetId: string): string =>
  exam ? examItemId({ assetId, examId: id }) : assetId;

/** Of which problem it is. */
export const assetIdOf = (itemId: string): string => readExamItemId(itemId)?.assetId ?? itemId;

/** The title of the problem that is worked on under an id; undefined when the assignment has none such. */
export function titleIn(
  { items }: Pick<Worked, 'items'>,
  itemId: string | null | undefined,
): string | undefined {
  const assetId = assetIdOf(itemId ?? '');
  return items.find((item) => item.assetId === assetId)?.title;
}

/**
 * What was written and run for an assignment: in a lab since its opening, as problems are worked on in practice too; all of
 * it in an exam, whose items are its own.
 */
export const workOn = (record: Worked): { readonly itemIds: string[]; readonly since: Date } => ({
  itemIds: record.items.map(({ assetId }) => itemIdIn(record, assetId)),
  since: new Date(record.exam ? 0 : record.rules.opensAt),
});
