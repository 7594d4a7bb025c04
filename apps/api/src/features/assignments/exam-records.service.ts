export { findExamOf, findExamsOf, workedOnBy, type AssignmentRecord } from './assignments.store.ts';
export { requireMarked } from './assignments.service.ts';
export { pointsOf } from './marking.service.ts';
