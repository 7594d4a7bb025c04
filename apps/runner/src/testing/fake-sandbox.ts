import type { Execution } from '@abhyas/queue/job';

import type {
  Artefact,
  CompileOutcome,
  ConversationRequest,
  ExecutionRequest,
  FormatOutcome,
  Sandbox,
  TracedExecution,
  TraceRequest,
} from '../sandbox/sandbox.ts';

export type FakeExecution = {
  readonly stdin: string;
  readonly files: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/** What a program does, by its source text. A text without an entry does not compile. */
export type FakePrograms = Readonly<
  Record<string, (run: FakeExecution) => Partial<Execution> | Promise<Partial<Execution>>>
>;

/** A sandbox for tests of everything around the sandbox. It runs nobody's code. */
export class FakeSandbox implements Sandbox {
  readonly compiled: string[] = [];
  readonly executed: { code: string; request: ExecutionRequest }[] = [];
  readonly #programs: FakePrograms;

  constructor(programs: FakePrograms) {
    this.#programs = programs;
  }

  compile({ language, code }: Parameters<Sandbox['compile']>[0]): Promise<CompileOutcome> {
    this.compiled.push(code);
    const report = { ok: code in this.#programs, output: '', timeMs: 1 };
    if (!report.ok)
      return Promise.resolve({ ok: false, report: { ...report, output: `${code}: what is that?` } });
    return Promise.resolve({ ok: true, report, artefact: { id: code, language } });
  }

  compileRecorded(request: Parameters<Sandbox['compile']>[0]): Promise<CompileOutcome> {
    return this.compile(request);
  }

  /** No program of a fake can be asked where it crashed, unless one is listed under `crash of …`. */
  instrument(language: Parameters<Sandbox['instrument']>[0], code: string): Promise<Artefact | undefined> {
    const id = `crash of ${code}`;
    return Promise.resolve(id in this.#programs ? { id, language } : undefined);
  }

  async execute(request: ExecutionRequest, signal: AbortSignal): Promise<Execution> {
    const code = request.artefact.id;
    this.executed.push({ code, request });
    const files = Object.fromEntries(
      Object.entries(request.files ?? {}).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
    );
    const stdin = Buffer.from(request.stdin).toString();
    const did = await this.#programs[code]?.({ stdin, files, signal });
    return {
      verdict: 'accepted',
      stdout: '',
      stderr: '',
      truncated: false,
      exitCode: 0,
      signal: null,
      cpuMs: 1,
      wallMs: 1,
      memoryKb: 1024,
      ...did,
    };
  }

  /** Nothing of a fake can be looked at step by step. */
  async trace(request: TraceRequest, signal: AbortSignal): Promise<TracedExecution> {
    return { execution: await this.execute(request, signal) };
  }

  /** Nobody can talk with a fake: it shows its output, and reads nothing. */
  async converse({ terminal, ...request }: ConversationRequest, signal: AbortSignal): Promise<Execution> {
    terminal.begin(() => undefined);
    const execution = await this.execute({ ...request, stdin: new Uint8Array() }, signal);
    terminal.shows(Buffer.from(execution.stdout));
    return { ...execution, stdout: '' };
  }

  /** A fake has no formatter. */
  format(): Promise<FormatOutcome> {
    return Promise.resolve({ kind: 'unformatted', reason: 'missing', cpuMs: 0 });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
