import type { Rolldown } from 'vite';

const FRAME = /\/apps\/web\/(?:index\.html|src\/app\/start\.tsx)$/;

/** Whether a module begins the frame of every screen, which the page's first script fetches. */
export const isFrame = (moduleId: string): boolean => FRAME.test(moduleId);

/** The files that modules live in whose ids match, each with all that it imports: what is fetched for them. */
export function filesFor(
  bundle: Readonly<Rolldown.OutputBundle>,
  wanted: (moduleId: string) => boolean,
): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.filter(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId ?? ''].some(wanted),
  );
  const files = new Set(first.map(({ fileName }) => fileName));
  // A set that grows while it is walked: imports of imports are reached too.
  for (const file of files) for (const imported of byFile.get(file)?.imports ?? []) files.add(imported);
  return files;
}
