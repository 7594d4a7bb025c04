import { cppToolchain } from '../cpp/toolchain.ts';

export const toolchain = cppToolchain('gnu++11');
