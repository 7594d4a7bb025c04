/** The sandbox cannot be safe here. Nothing runs until `fix`, a command for the operator, has been run. */
export class SandboxUnavailable extends Error {
  override readonly name = 'SandboxUnavailable';
  readonly problem: string;
  readonly fix: string;

  constructor(problem: string, fix: string) {
    super(`${problem} To mend it: ${fix}`);
    this.problem = problem;
    this.fix = fix;
  }
}
