import type { Actor, Cast } from './actors.ts';

/** The status that each actor gets. */
export type Answers = Readonly<Record<Actor, number>>;

/** What is asked of a route, and what each actor gets for it. */
export type Row = {
  /** Method and pattern, as the route table has them. */
  readonly route: string;
  readonly answers: Answers;
  /** Values of the pattern's parameters, a query that begins with `?`, and the body. */
  readonly asks?: MatrixRequest | ((cast: Cast) => MatrixRequest | Promise<MatrixRequest>);
  /** `owner`: premium content is in the owner's answer and in nobody else's. */
  readonly premium?: 'owner';
};

export type MatrixRequest = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
};

/** Anybody gets the same. */
export const everybody = (status: number): Answers => ({
  visitor: status,
  learner: status,
  otherPlan: status,
  expired: status,
  owner: status,
});

/** Whoever is signed in gets it, about themselves. */
export const signedIn = (status = 200): Answers => ({ ...everybody(status), visitor: 401 });

/** Only the owner gets it; `denied` does not tell others whether the thing exists unless it is 403. */
export const onlyOwner = (denied: number, granted = 200): Answers => ({
  ...everybody(denied),
  visitor: 401,
  owner: granted,
});
