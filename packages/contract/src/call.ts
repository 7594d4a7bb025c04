import type * as z from 'zod/mini';

/** A call for staff with one of these roles, who have given their second factor. Owners may make every such call. */
export type StaffAccess = { readonly staff: readonly ('owner' | 'teacher' | 'moderator' | 'accounts')[] };

/** Who may make a call: anyone, only somebody signed in, or only staff. */
export type Access = 'public' | 'learner' | StaffAccess;

type Schema = z.core.$ZodType;

/**
 * How long an answer may take: `brief`, nobody should wait for it; `read`, also of a POST that changes nothing;
 * `write`; `long`, where work is done meanwhile, such as a run or a check.
 */
export type TimeoutKind = 'brief' | 'read' | 'write' | 'long';

/**
 * One HTTP call, declared once: the API registers its route from it, the browser sends and checks by it.
 * `path` uses `:name` for its parameters.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Also answered while the learner sits an exam: nothing else is (EXAMS-8). */
  readonly whileSitting?: true;
  /** Without it a GET is a read and all else a write. */
  readonly timeout?: TimeoutKind;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
};

/** A stream of server-sent events, declared once; each of them is one of these, as JSON. */
export type EventStream = {
  readonly path: `/api/${string}`;
  readonly access: 'public' | 'learner';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly event: Schema;
};

/** Keeps the literal types of a declaration. */
export function defineStream<const S extends EventStream>(stream: S): S {
  return stream;
}

/** Keeps the literal types of a declaration. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Inputs = Pick<Call, 'params' | 'query' | 'body'>;

type Part<
  C extends Inputs,
  K extends 'params' | 'query' | 'body',
  Side extends 'in' | 'out',
> = C[K] extends Schema
  ? { [P in K]: Side extends 'in' ? z.input<C[K]> : z.output<C[K]> }
  : { [P in K]?: undefined };

/** What the browser passes to make the call, or to open the stream. */
export type CallInput<C extends Inputs> = Part<C, 'params', 'in'> &
  Part<C, 'query', 'in'> &
  Part<C, 'body', 'in'>;

/** What a handler in the API receives, already checked. */
export type CallRequest<C extends Call> = Part<C, 'params', 'out'> &
  Part<C, 'query', 'out'> &
  Part<C, 'body', 'out'>;

export type CallReply<C extends Call> = z.output<C['reply']>;
