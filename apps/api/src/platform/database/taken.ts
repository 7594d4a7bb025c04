import { DatabaseError } from 'pg';

/** Whether a statement failed because what this unique index keeps apart is there already. */
export function isTaken(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.constraint === index;
}
