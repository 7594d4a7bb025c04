import { cppToolchain } from '../cpp/toolchain.ts';

export const cpp17Toolchain = cppToolchain('gnu++17');
