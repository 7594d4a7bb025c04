import type { Program } from './programs.ts';

/** Runs a program on another engine by Piston's `POST /api/v2/execute`. Returns the milliseconds it took. */
export async function runOnEngine(
  url: string,
  program: Program,
  run: { source: string; input: string; output: string },
): Promise<number> {
  const { language, version, fileName } = program.engine;
  const startedAt = performance.now();
  const response = await fetch(new URL('/api/v2/execute', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      language,
      version,
      files: [{ name: fileName, content: run.source }],
      stdin: run.input,
    }),
  });
  const text = await response.text();
  const tookMs = performance.now() - startedAt;
  const answer = JSON.parse(text) as { run?: { stdout?: string } };
  if (answer.run?.stdout !== run.output)
    throw new Error(`the engine answered ${response.status}: ${text.slice(0, 300)}`);
  return tookMs;
}
