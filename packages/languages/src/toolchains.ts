import { cToolchain } from './c/toolchain.ts';
import { cpp11Toolchain } from './cpp11/toolchain.ts';
import { cpp14Toolchain } from './cpp14/toolchain.ts';
import { cpp17Toolchain } from './cpp17/toolchain.ts';
import type { LanguageIndex } from './index.ts';
import { javaToolchain } from './java/toolchain.ts';
import { pythonToolchain } from './python/toolchain.ts';
import type { Toolchain } from './toolchain.ts';

/** In the order of the wire indices, like LANGUAGES. */
const TOOLCHAINS = [
  cToolchain,
  cpp11Toolchain,
  cpp14Toolchain,
  cpp17Toolchain,
  javaToolchain,
  pythonToolchain,
] as const satisfies readonly Toolchain[];

/** The toolchain behind a wire index. For the runner only. */
export function toolchainAt(index: LanguageIndex): Toolchain {
  return TOOLCHAINS[index];
}
