import type { ErrorCode } from '@abhyas/contract/errors';
import { fill } from '@abhyas/contract/fill';
import { apiMessages } from '@abhyas/contract/messages.api';

import { type ErrorStatus, errorStatus } from './error-status.ts';

type Details = {
  /** Values for the text's placeholders. `seconds` also becomes the Retry-After header. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The input field that the text is about. */
  readonly field?: string;
};

/**
 * Something a person must be told. Its code is a key of the catalogue of texts and has one status (`error-status.ts`). Its
 * `message` is for the log; who asked reads it in their own language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly values: Readonly<Record<string, string | number>>;
  readonly field: string | undefined;

  constructor(code: ErrorCode, { values = {}, field }: Details = {}) {
    super(fill(apiMessages.errors[code], values));
    this.code = code;
    this.status = errorStatus(code);
    this.values = values;
    this.field = field;
  }
}

/** Several faults of one input, told together. */
export class AppErrors extends Error {
  override readonly name = 'AppErrors';
  readonly errors: readonly AppError[];

  constructor(errors: readonly AppError[]) {
    super(errors.map((error) => error.code).join(', '));
    this.errors = errors;
  }
}
