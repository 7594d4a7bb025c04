import type { Plugin, Rolldown } from 'vite';

/** Modules whose chunks are kept on the device from the first visit: the frame, lessons, alerts, menus. */
const KEPT =
  /(?:\/index\.html|\/ui\/(?:toast|menu-items)\.tsx|\/offline\.page\.tsx|\/features\/learning\/pages\/[\w.-]+)$/;

/** Writes `offline-shell.json`: the files that the service worker (public/sw.js) fetches when it is installed. */
export function offlineShell(): Plugin {
  return {
    name: 'abhyas:offline-shell',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const source = JSON.stringify(filesOf(bundle).map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'offline-shell.json', source });
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const kept = new Set(
    chunks.filter(({ facadeModuleId }) => KEPT.test(facadeModuleId ?? '')).map(({ fileName }) => fileName),
  );
  // A set that grows while it is walked: imports of imports are reached too.
  for (const file of kept) for (const imported of byFile.get(file)?.imports ?? []) kept.add(imported);
  const styles = outputs
    .filter(({ fileName }) => /\.(?:css|woff2)$/.test(fileName))
    .map(({ fileName }) => fileName);
  return [...kept, ...styles];
}
