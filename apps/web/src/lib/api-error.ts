export type ApiFault = { readonly msg: string; readonly code: string; readonly field?: string | undefined };

/**
 * A call that did not succeed. `status` is 0 when no answer came at all: `offline`, or the server was silent for
 * too long. `plainText` is what a server in between said instead of our error body. `token` is that of the session
 * in whose name it was made.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ApiFault[];
  readonly offline: boolean;
  readonly plainText: string;
  readonly token: string | null;

  constructor(details: {
    status: number;
    errors?: readonly ApiFault[];
    offline?: boolean;
    plainText?: string;
    token?: string | null;
  }) {
    super(details.errors?.[0]?.msg ?? `The server answered ${details.status}.`);
    this.name = 'ApiError';
    this.status = details.status;
    this.errors = details.errors ?? [];
    this.offline = details.offline ?? false;
    this.plainText = details.plainText ?? '';
    this.token = details.token ?? null;
  }

  /** No answer came: what was sent may have arrived or not. */
  get unanswered(): boolean {
    return this.status === 0;
  }

  has(code: string): boolean {
    return this.errors.some((fault) => fault.code === code);
  }
}
