import type { ClassRight, ClassRole } from '@abhyas/contract/classes-people.staff';

/** Who may what in a class (CLASSES-3). */
const MAY: Readonly<Record<ClassRight, readonly ClassRole[]>> = {
  see: ['coordinator', 'teacher', 'assistant'],
  mark: ['coordinator', 'teacher', 'assistant'],
  teach: ['coordinator', 'teacher'],
  coordinate: ['coordinator'],
};

export function mayDo(role: ClassRole, right: ClassRight): boolean {
  return MAY[right].includes(role);
}

/** All that somebody with a role may do, in the order of the table. */
export function rightsOf(role: ClassRole): ClassRight[] {
  return (Object.keys(MAY) as ClassRight[]).filter((right) => mayDo(role, right));
}
