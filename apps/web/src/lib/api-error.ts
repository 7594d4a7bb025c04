export type ApiFault = { readonly msg: string; readonly code: string; readonly field?: string | undefined };

/**
 * A call that did not succeed. `offline`: no answer came at all; `status` is 0 then. `plainText` is
 * what a server in between said instead of our error body.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ApiFault[];
  readonly offline: boolean;
  readonly plainText: string;

  constructor(details: {
    status: number;
    errors?: readonly ApiFault[];
    offline?: boolean;
    plainText?: string;
  }) {
    super(details.errors?.[0]?.msg ?? `The server answered ${details.status}.`);
    this.name = 'ApiError';
    this.status = details.status;
    this.errors = details.errors ?? [];
    this.offline = details.offline ?? false;
    this.plainText = details.plainText ?? '';
  }

  has(code: string): boolean {
    return this.errors.some((fault) => fault.code === code);
  }
}
