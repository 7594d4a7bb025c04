import type { LiveClass } from '@abhyas/contract/classes.staff';

import { staffStorageKeys } from '../../../staff/storage-keys.ts';
import { readStored, removeStored, store } from '../../../lib/storage.ts';

/** Marks of a roll: ids of those present and of those absent. */
export type Roll = { readonly present: readonly string[]; readonly absent: readonly string[] };

const keyOf = (classId: string): string => `${staffStorageKeys.unsavedRoll}:${classId}`;

/** Keeps the marks of a class on this device until they are saved or thrown away. */
export function keepRoll(classId: string, roll: Roll): void {
  store(keyOf(classId), JSON.stringify(roll));
}

export function forgetRoll(classId: string): void {
  removeStored(keyOf(classId));
}

/** The marks that were kept of a class, of those who are still on its list; null when there are none. */
export function keptRoll({ id }: Pick<LiveClass, 'id'>, memberIds: readonly string[]): Roll | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(id)) ?? 'null');
    if (!isRoll(kept)) return null;
    const known = (ids: readonly string[]) => ids.filter((each) => memberIds.includes(each));
    return { present: known(kept.present), absent: known(kept.absent) };
  } catch {
    return null;
  }
}

function isRoll(kept: unknown): kept is Roll {
  const roll = kept as Partial<Roll> | null;
  return Array.isArray(roll?.present) && Array.isArray(roll.absent);
}

/** With a member marked as present or absent, whatever they were before. */
export function marked({ present, absent }: Roll, id: string, isPresent: boolean): Roll {
  const others = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return isPresent
    ? { present: [...others(present), id], absent: others(absent) }
    : { present: others(present), absent: [...others(absent), id] };
}
