/** How a language's source becomes a program. Read by the runner only: never by the browser or the API. */
export type Build =
  | {
      readonly kind: 'native';
      readonly compiler: string;
      /** In the order they stand on the command line, before the source file. */
      readonly flags: readonly string[];
      /** In place of `flags`, for a program that has crashed and is run once more to be asked where. */
      readonly crashFlags: readonly string[];
      /** After the source file: the linker reads from left to right. */
      readonly libraries: readonly string[];
      /** Headers that are compiled ahead, the most telling first. */
      readonly precompiledHeaders: readonly string[];
    }
  | {
      readonly kind: 'java';
      readonly compilerFlags: readonly string[];
      /** Tried first when a program has several classes with a `main`; then the public one, then the first. */
      readonly preferredMainClass: string;
    }
  | { readonly kind: 'python'; readonly interpreter: string };

/**
 * What tells a crash of C and C++ by its line. Only mistakes that end a program are looked for: an overflow
 * of numbers, say, would be told though the program was ended by something else.
 */
export const CRASH_FLAGS = [
  '-O1',
  '-g1',
  '-fno-omit-frame-pointer',
  '-fsanitize=address,bounds,null,integer-divide-by-zero,return,vla-bound',
  '-fno-sanitize-recover=all',
  '-D_GLIBCXX_ASSERTIONS',
] as const;

/**
 * Warnings are shown in plain words beside a wrong answer. They cost no time that can be measured. Those left out
 * are about style, and would hide what matters.
 */
export const WARNING_FLAGS = ['-Wall', '-Wextra', '-Wno-sign-compare', '-Wno-unused-parameter'] as const;

export type Toolchain = {
  readonly build: Build;
  /** Multiplies a problem's CPU time limit, which is stated for C. */
  readonly timeFactor: number;
  /** Added to a problem's memory limit: what the language's own runtime takes. */
  readonly memoryAddedMb: number;
  /** Most processes and threads of one run, those of the runtime included. */
  readonly processes: number;
  /** Limits of one compilation. */
  readonly compileLimits: { readonly cpuMs: number; readonly wallMs: number; readonly memoryMb: number };
};
