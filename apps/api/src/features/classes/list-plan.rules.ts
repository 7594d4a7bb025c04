import type { ListEntry, ListFault } from '@abhyas/contract/classes-lists.staff';
import { fill } from '@abhyas/contract/fill';
import { memberListTexts as texts } from '@abhyas/contract/messages/en/class-texts';

import { entryFault, type ListedLine, type MemberList } from './member-list.rules.ts';

/** Somebody who is or was on the list of a batch. */
export type Listed = ListEntry & {
  readonly id: string;
  readonly left: boolean;
  readonly accountId: string | null;
  /** Their address as addresses are compared. */
  readonly compared: string;
};

/** What becomes of a line that changes something. */
export type Planned = {
  readonly line: number;
  readonly after: ListEntry;
  /** Undefined for somebody who was never on the list. */
  readonly member: Listed | undefined;
};

export type ListPlan = {
  readonly lines: readonly Planned[];
  readonly unchanged: number;
  readonly missing: number;
  readonly faults: readonly ListFault[];
};

type Line = ListedLine & { readonly compared: string };

const rollKey = (rollNumber: string): string => rollNumber.toLowerCase();

/**
 * What a file would change on a list (CLASSES-6). Somebody is found by the roll number, or else by the address. A line
 * that is at fault changes nothing.
 * @param compared the address of each line as addresses are compared
 */
export function planList(
  list: MemberList,
  compared: readonly string[],
  members: readonly Listed[],
): ListPlan {
  const faults = [...list.faults];
  const plan = new Map<string, Planned>();
  const named = new Set<string>();
  const seen = new Seen();
  let unchanged = 0;
  for (const [index, listed] of list.lines.entries()) {
    const line = { ...listed, compared: compared[index] ?? listed.email };
    const member = find(members, line);
    const msg =
      entryFault(line) ??
      seen.fault(line) ??
      twice(named, { line, member }) ??
      clash(members, { line, member });
    if (msg !== null) {
      faults.push({ line: line.line, msg });
      continue;
    }
    seen.add(line);
    if (member) named.add(member.id);
    const after = merged(line, member && { ...member, rollNumber: freeRoll(members, member) });
    if (member && !member.left && sameEntry(member, after)) unchanged += 1;
    else plan.set(line.compared, { line: line.line, after, member });
  }
  const missing = members.filter(({ id, left }) => !left && !named.has(id)).length;
  return { lines: [...plan.values()], unchanged, missing, faults };
}

/** The lines that were read so far, by what may be there once only. */
class Seen {
  readonly #rolls = new Map<string, number>();
  readonly #addresses = new Map<string, number>();

  fault({ rollNumber, email, compared }: Line): string | null {
    const twin = this.#addresses.get(compared);
    if (twin !== undefined) return fill(texts.twin, { email, line: twin });
    const roll = rollNumber === '' ? undefined : this.#rolls.get(rollKey(rollNumber));
    return roll === undefined ? null : fill(texts.rollTwin, { rollNumber, line: roll });
  }

  add({ line, rollNumber, compared }: Line): void {
    this.#addresses.set(compared, line);
    if (rollNumber !== '') this.#rolls.set(rollKey(rollNumber), line);
  }
}

/** By roll number among those on the list; by address also among those who left it. */
function find(members: readonly Listed[], { rollNumber, compared }: Line): Listed | undefined {
  const byRoll =
    rollNumber === ''
      ? undefined
      : members.find((each) => !each.left && rollKey(each.rollNumber) === rollKey(rollNumber));
  return byRoll ?? members.find((each) => each.compared === compared);
}

type Found = { readonly line: Line; readonly member: Listed | undefined };

/** Two lines that mean one member, one by the roll number and one by the address; null when they do not. */
function twice(named: ReadonlySet<string>, { line, member }: Found): string | null {
  if (!member || !named.has(member.id)) return null;
  return fill(texts.otherRoll, { rollNumber: line.rollNumber, email: line.email, known: member.email });
}

/** The roll number of who comes back, unless somebody on the list has it by now. */
function freeRoll(members: readonly Listed[], { rollNumber, left }: Listed): string {
  const taken =
    left && members.some((each) => !each.left && rollKey(each.rollNumber) === rollKey(rollNumber));
  return taken ? '' : rollNumber;
}

/** What a line says against what the list knows; null when nothing. */
function clash(members: readonly Listed[], { line, member }: Found): string | null {
  if (!member || member.compared === line.compared) return null;
  const { rollNumber, email } = line;
  const values = { rollNumber, email, known: member.email };
  if (members.some((each) => each.compared === line.compared)) return fill(texts.otherRoll, values);
  return member.accountId === null ? null : fill(texts.registered, values);
}

function merged(line: Line, member: Listed | undefined): ListEntry {
  const { rollNumber, name, section } = line;
  return {
    rollNumber: rollNumber || (member?.rollNumber ?? ''),
    name: name || (member?.name ?? ''),
    // As it is written already, where only small and large letters differ.
    email: member && member.compared === line.compared ? member.email : line.email,
    section: section || (member?.section ?? ''),
  };
}

function sameEntry(a: ListEntry, b: ListEntry): boolean {
  return a.rollNumber === b.rollNumber && a.name === b.name && a.email === b.email && a.section === b.section;
}
