import type { Plugin, Rolldown } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[^/]+\.ts$/;
const DECLARING = new Set(['defineCall', 'defineStream']);
/** What a browser sends is checked by the server. */
const FOR_THE_SERVER = new Set(['params', 'query', 'body']);

type Part = { readonly start: number; readonly end: number };

/** Declaring a schema or a call does nothing but give a value. */
const MAKES_A_VALUE = /\b(?:z\.\w+|define(?:Call|Stream))\(/g;

/**
 * Leaves out of declared calls what browsers never read, the schemas of what they send; and lets the bundler leave out
 * calls and schemas that nobody uses.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'abhyas:calls-for-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONTRACT, code: /define(?:Call|Stream)\(/ },
      handler(code) {
        const needed = without(code, partsForTheServer(this.parse(code)));
        return { code: needed.replace(MAKES_A_VALUE, '/* @__PURE__ */ $&'), map: null };
      },
    },
  };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** Of each call that a module declares. */
function partsForTheServer({ body }: Program): readonly Part[] {
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [declared] = init.arguments;
      return DECLARING.has(init.callee.name) && declared?.type === 'ObjectExpression'
        ? declared.properties
        : [];
    })
    .filter(
      (part) =>
        part.type === 'Property' && part.key.type === 'Identifier' && FOR_THE_SERVER.has(part.key.name),
    );
}

function without(code: string, parts: readonly Part[]): string {
  let [kept, from] = ['', 0];
  for (const { start, end } of parts) {
    kept += code.slice(from, start);
    from = code[end] === ',' ? end + 1 : end;
  }
  return kept + code.slice(from);
}
