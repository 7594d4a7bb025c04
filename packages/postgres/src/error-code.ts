/** The code of an error, if it has one: the system's (`EACCES`), or PostgreSQL's (an SQLSTATE). */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
