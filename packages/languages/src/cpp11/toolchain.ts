import { cppToolchain } from '../cpp/toolchain.ts';

export const cpp11Toolchain = cppToolchain('gnu++11');
