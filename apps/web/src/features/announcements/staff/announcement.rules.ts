import type { Audience } from '@abhyas/contract/announcements.staff';

/** What is in the form; the texts are as they were typed. */
export type FormValues = {
  readonly kind: Audience['kind'];
  readonly planId: string;
  readonly batchId: string;
  /** For an item: only in the batch with this id, `active` for learners active lately, '' for all. */
  readonly among: string;
  /** The item as it was picked: its title followed by its id. */
  readonly item: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly byMail: boolean;
  readonly later: boolean;
  /** `2026-11-21T18:00`, by India's clock. */
  readonly at: string;
};

export const EMPTY_FORM: FormValues = {
  kind: 'all',
  planId: '',
  batchId: '',
  among: '',
  item: '',
  title: '',
  body: '',
  url: '',
  byMail: false,
  later: false,
  at: '',
};

/** What another screen of the console has filled in already: the audience that was looked at there. */
export function broughtAlong(state: unknown): Partial<FormValues> {
  const form = (state as { readonly form?: Partial<FormValues> } | null)?.form;
  return form ?? {};
}

type Item = { readonly assetId: string; readonly title: string; readonly within: string };

/** What an item is called in the list to pick from: unique, and found by any part of it. */
export function itemLabel({ title, within, assetId }: Item): string {
  return `${title} · ${within} · ${assetId}`;
}

/** The id at the end of what was picked; undefined for what was only typed. */
function pickedItem(item: string): string | undefined {
  return item.includes(' · ') ? item.split(' · ').at(-1)?.trim() || undefined : undefined;
}

/** The audience that the form says; undefined while a plan or an item is still to be picked. */
export function audienceOf({ kind, planId, batchId, item, among }: FormValues): Audience | undefined {
  switch (kind) {
    case 'all':
      return { kind };
    case 'plan':
      return planId === '' ? undefined : { kind, planId };
    case 'batch':
      return batchId === '' ? undefined : { kind, batchId };
    case 'item':
    case 'stuck': {
      const assetId = pickedItem(item);
      return assetId === undefined ? undefined : { kind, assetId, ...(among && { among }) };
    }
  }
}

/** ISO 8601 of a time that was typed by India's clock; undefined for none. */
export function indianTime(typed: string): string | undefined {
  const at = new Date(`${typed}:00+05:30`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
