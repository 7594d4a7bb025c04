import { DatabaseError } from 'pg';

/** Whether a statement failed because this unique index has the value already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.constraint === index;
}
