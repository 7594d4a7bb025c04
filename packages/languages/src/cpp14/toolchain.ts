import { cppToolchain } from '../cpp/toolchain.ts';

export const cpp14Toolchain = cppToolchain('gnu++14');
