import type { ErrorCode } from '@abhyas/contract/errors';
import { fill, messages } from '@abhyas/contract/messages';

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

type Details = {
  readonly status?: Status;
  /** Values for the text's placeholders. `seconds` also becomes the Retry-After header. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The input field that the text is about. */
  readonly field?: string;
};

/**
 * Something a person must be told. Its code is a key of the catalogue of texts; 400 unless said otherwise. Its
 * `message` is for the log; who asked reads it in their own language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: Status;
  readonly values: Readonly<Record<string, string | number>>;
  readonly field: string | undefined;

  constructor(code: ErrorCode, { status = 400, values = {}, field }: Details = {}) {
    super(fill(messages.errors[code], values));
    this.code = code;
    this.status = status;
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
