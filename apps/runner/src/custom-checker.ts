import { languageAt } from '@abhyas/languages/index';
import type { Checker } from '@abhyas/queue/job';

import { CHECKER_LIMITS, fitLimits } from './limits.ts';
import type { Artefact, Sandbox } from './sandbox/sandbox.ts';

export type CheckedAnswer = { readonly right: boolean; readonly message: string };

export type Answer = {
  readonly input: Uint8Array;
  readonly expected: Uint8Array;
  readonly actual: Uint8Array;
};

/**
 * The exit codes of the ICPC problem package format. Nothing ends with them by accident: a checker that breaks
 * off, as every uncaught exception in Python does with 1, judges nobody.
 */
const RIGHT = 42;
const WRONG = 43;

/** An author's checker, ready to judge. It is as hostile as any program and runs in a box of its own. */
export class CustomChecker {
  readonly #sandbox: Sandbox;
  readonly #artefact: Artefact;

  private constructor(sandbox: Sandbox, artefact: Artefact) {
    this.#sandbox = sandbox;
    this.#artefact = artefact;
  }

  static async build(
    sandbox: Sandbox,
    { language, code }: Extract<Checker, { kind: 'custom' }>,
    signal: AbortSignal,
  ): Promise<CustomChecker> {
    const outcome = await sandbox.compile({ language, code }, signal);
    if (!outcome.ok) {
      throw new Error(
        `the checker does not compile as ${languageAt(language).name}: ${outcome.report.output}`,
      );
    }
    return new CustomChecker(sandbox, outcome.artefact);
  }

  /**
   * Runs the checker with the files `input`, `expected` and `actual` in its working folder: it ends with 42
   * for a right answer and with 43 for a wrong one, and may say why on standard output.
   *
   * @throws when the checker itself fails: our fault, not the learner's
   */
  async check({ input, expected, actual }: Answer, signal: AbortSignal): Promise<CheckedAnswer> {
    const execution = await this.#sandbox.execute(
      {
        artefact: this.#artefact,
        stdin: new Uint8Array(),
        files: { input, expected, actual },
        limits: fitLimits(CHECKER_LIMITS, this.#artefact.language),
      },
      signal,
    );
    const message = execution.stdout.trim();
    if (execution.exitCode === RIGHT) return { right: true, message };
    if (execution.exitCode === WRONG) return { right: false, message };
    throw new Error(`the checker failed: ${execution.verdict}, exit code ${execution.exitCode}`);
  }
}
