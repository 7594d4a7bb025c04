import { fileURLToPath } from 'node:url';

import { runnerImport, type Plugin } from 'vite';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/** A screen of src/app/screens.ts, evaluated. */
export type DeclaredScreen = {
  readonly path: string;
  /** The file of its page. */
  readonly module: string;
  /** Methods and addresses of what its first view reads, with the names of its parameters in them. */
  readonly reads: readonly string[];
  /** Those whose last answers are kept on the device. */
  readonly kept: readonly string[];
  readonly precached: boolean;
  readonly shares: 'parts' | 'study' | 'nothing' | undefined;
  readonly budget: { readonly kib: number; readonly with?: readonly string[] } | undefined;
};

export type Declared = {
  readonly screens: readonly DeclaredScreen[];
  readonly frame: Pick<DeclaredScreen, 'reads' | 'budget'> & { readonly precached: readonly string[] };
};

/** What src/app/screens.ts declares. Nothing of the screens themselves is loaded for it. */
export async function declaredScreens(): Promise<Declared> {
  const { module } = await runnerImport<{ declared: Declared }>(`${SRC}app/screens.build.ts`, {
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [addressOfPages()],
  });
  return module.declared;
}

/** In the place of each page stands a module that only names its file. */
function addressOfPages(): Plugin {
  return {
    name: 'abhyas:address-of-pages',
    enforce: 'pre',
    load: (id) => (/\.(?:page|screen)\.tsx$/.test(id) ? `export const file = ${JSON.stringify(id)};` : null),
  };
}
