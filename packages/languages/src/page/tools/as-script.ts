/**
 * Modules as one script that gives back what the last of them exports under `names`: a page cannot import them, since
 * it may fetch nothing. Each comes after those that it imports from, and has its own names for what it does not export.
 * Each line that imports or exports must stand alone.
 */
export function asScript(modules: readonly string[], names: readonly string[]): string {
  return `(() => {\n${modules.map(inScope).join('\n')}\nreturn { ${names.join(', ')} };\n})()`;
}

const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/;

function inScope(module: string): string {
  const lines = module.split('\n').filter((line) => !line.startsWith('import '));
  const exported = lines.flatMap((line) => EXPORTED.exec(line)?.[1] ?? []).join(', ');
  const code = lines.map((line) => (line.startsWith('export ') ? line.slice('export '.length) : line));
  return `const { ${exported} } = (() => {\n${code.join('\n')}\nreturn { ${exported} };\n})();`;
}
