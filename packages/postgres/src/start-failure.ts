import { errorCode } from './error-code.ts';

/**
 * Abhyas cannot start or go on, and the person at the terminal can mend it. The message is one clear
 * sentence with the way out; it is printed alone, without a stack.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
};

/** Says why a folder cannot be used; other errors are returned as they are. */
export function folderFailure(folder: string, error: unknown): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new StartFailure(
    `Abhyas cannot write to ${folder}: ${reason}. Give it a folder that you can write to, for example DATA_DIR=$HOME/abhyas-data npm start.`,
    { cause: error },
  );
}
