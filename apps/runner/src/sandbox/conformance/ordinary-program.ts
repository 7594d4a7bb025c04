/** A program as a learner might write it: it must do in the sandbox what it does on a machine of one's own. */
export type OrdinaryProgram = {
  readonly does: string;
  readonly code: string;
  readonly stdin?: string;
  /** Java: the file that javac wants for it on one's own machine. */
  readonly file?: string;
  /** Java: the class to start. */
  readonly main?: string;
};
