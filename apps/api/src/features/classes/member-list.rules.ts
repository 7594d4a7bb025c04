import { readCsv } from '@abhyas/content/import/csv';
import type { ListFault } from '@abhyas/contract/classes.staff';
import { limits } from '@abhyas/contract/limits';
import { fill } from '@abhyas/contract/fill';
import { memberListTexts as texts } from '@abhyas/contract/messages/en/class-texts';

import { emailFault, normaliseEmail, normaliseLine } from '../auth/auth.rules.ts';

export type ListedMember = { readonly name: string; readonly email: string };

type MemberList = {
  readonly lines: readonly (ListedMember & { readonly line: number })[];
  readonly faults: readonly ListFault[];
};

/** Reads a list of learners: a head with `name` and `email`, then a person a line. */
export function readMemberList(text: string): MemberList {
  const { rows, openQuote } = readCsv(text);
  const faults: ListFault[] = openQuote === null ? [] : [{ line: openQuote, msg: texts.openQuote }];
  const [head, ...body] = rows;
  const { emailAt, nameAt } = columnsOf(head?.cells ?? []);
  if (emailAt < 0) return { lines: [], faults: [{ line: head?.line ?? 1, msg: texts.head }] };
  const lines = body.map(({ line, cells }) => ({
    line,
    email: normaliseEmail(cells[emailAt] ?? ''),
    name: normaliseLine(cells[nameAt] ?? ''),
  }));
  return { lines, faults };
}

/**
 * Good lines of a list are taken, bad ones told.
 * @param compared the address of each line as addresses are compared
 */
export function judgeList(
  list: MemberList,
  compared: readonly string[],
): { readonly members: readonly ListedMember[]; readonly faults: readonly ListFault[] } {
  const faults = [...list.faults];
  const members = new Map<string, MemberList['lines'][number]>();
  for (const [place, each] of list.lines.entries()) {
    const key = compared[place] ?? each.email;
    const fault = lineFault({ ...each, twin: members.get(key)?.line });
    if (fault === null) members.set(key, each);
    else faults.push({ line: each.line, msg: fault });
  }
  return { members: [...members.values()], faults };
}

function columnsOf(head: readonly string[]): { readonly emailAt: number; readonly nameAt: number } {
  const names = head.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return {
    emailAt: names.findIndex((name) => name.startsWith('email') || name === 'mail'),
    nameAt: names.findIndex((name) => name.endsWith('name')),
  };
}

type Line = ListedMember & { readonly twin: number | undefined };

function lineFault({ email, name, twin }: Line): string | null {
  if (email === '') return texts.noEmail;
  if (emailFault(email)) return fill(texts.badEmail, { email });
  if (Array.from(name).length > limits.nameMax) return fill(texts.longName, { max: limits.nameMax });
  return twin === undefined ? null : fill(texts.twin, { email, line: twin });
}
