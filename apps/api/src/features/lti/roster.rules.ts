import * as z from 'zod';

import { csvLines, quotedCell } from '../../platform/http/csv.ts';
import { roleOf } from './claims.rules.ts';

const text = z.string().max(500);

/** What is read of a page of a roster (NRPS 2.0, 2.2). */
const page = z.object({
  members: z
    .array(
      z.object({
        status: text.default('Active'),
        name: text.nullish(),
        given_name: text.nullish(),
        family_name: text.nullish(),
        email: text.nullish(),
        lis_person_sourcedid: text.nullish(),
        roles: z.array(text).max(200).default([]),
      }),
    )
    .max(2000),
});

export type RosterMember = {
  readonly rollNumber: string;
  readonly name: string;
  /** '' when the platform does not tell it. */
  readonly email: string;
};

/** The active learners on a page of a roster; undefined for anything else than such a page. */
export function learnersOf(body: unknown): RosterMember[] | undefined {
  const parsed = page.safeParse(body);
  if (!parsed.success) return undefined;
  return parsed.data.members
    .filter(({ status, roles }) => status === 'Active' && roleOf(roles) === 'learner')
    .map(({ name, given_name: given, family_name: family, email, lis_person_sourcedid: roll }) => ({
      rollNumber: roll ?? '',
      name: name || [given, family].filter(Boolean).join(' '),
      email: email ?? '',
    }));
}

/** Where the next page is, as a header names it (RFC 8288); only at the same server: our token goes with the question. */
export function nextPage(link: string | null, current: string): string | undefined {
  for (const part of (link ?? '').slice(0, 4000).split(',')) {
    const [target = '', ...parameters] = part.split(';').map((each) => each.trim());
    const isNext = parameters.some((each) => each === 'rel="next"' || each === 'rel=next');
    if (!isNext || !target.startsWith('<') || !target.endsWith('>')) continue;
    const url = target.slice(1, -1);
    if (!URL.canParse(url, current)) return undefined;
    const next = new URL(url, current);
    return next.origin === new URL(current).origin ? next.href : undefined;
  }
  return undefined;
}

const oneLine = (cell: string): string => quotedCell(cell.replaceAll(/[\r\n]+/g, ' '));

/** A roster as a list that can be imported. */
export function rosterCsv(members: readonly RosterMember[]): string {
  return csvLines([
    ['roll number', 'name', 'email'],
    ...members.map(({ rollNumber, name, email }) => [rollNumber, name, email].map(oneLine)),
  ]);
}
