import { LANGUAGES, type LanguageIndex } from './index.ts';
import type { Toolchain } from './toolchain.ts';

/** In the order of the wire indices: each language's own folder has one. */
const TOOLCHAINS = await Promise.all(
  LANGUAGES.map(async ({ id }) => {
    const { toolchain } = (await import(`./${id}/toolchain.ts`)) as { readonly toolchain: Toolchain };
    return toolchain;
  }),
);

/** The toolchain behind a wire index. For the runner only. */
export function toolchainAt(index: LanguageIndex): Toolchain {
  const toolchain = TOOLCHAINS[index];
  if (!toolchain) throw new Error(`there is no language with the index ${index}`);
  return toolchain;
}
