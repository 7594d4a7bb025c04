/** A solution with one small change, such as a beginner makes by mistake. */
export type Mutant = {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly code: string;
};
