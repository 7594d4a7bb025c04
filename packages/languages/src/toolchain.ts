/** How a language's source becomes a program. Read by the runner only: never by the browser or the API. */
export type Build =
  | {
      readonly kind: 'native';
      readonly compiler: string;
      /** In the order they are on the command line, before the source file. */
      readonly flags: readonly string[];
      /** After `flags`, with what was done ahead: gcc assembles beside the compiler and links by what the machine has. */
      readonly isGcc: boolean;
      /** In place of `flags`, for a program that has crashed and is run once more to be asked where. */
      readonly crashFlags?: readonly string[];
      /** In place of `flags`, for a program that records its steps (RECORD_FLAGS). */
      readonly recordFlags: readonly string[];
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
      /** How many virtual machines may wait for programs at most. */
      readonly mostWaiting: number;
    }
  | {
      /** The source is looked over, and run as it is. */
      readonly kind: 'interpreted';
      /** Its file, or OWN_NODE. */
      readonly interpreter: string;
      /**
       * What makes it look sources over in the frames of a compile server. In this and in all that follows `{tools}`
       * is where the folder `tools` of the language is in a box.
       */
      readonly check: readonly string[];
      /** What runs the program: `{interpreter}`, or another; `{heapMb}` and `{stackKb}` are what a run may take. */
      readonly run: readonly string[];
      /** What makes it run the program step by step and record that, if it can; the settings follow as JSON. */
      readonly record?: readonly string[];
      /**
       * What runs the program is ours: the C in the language's folder `runner`, built as `{tools}/run` with libraries that
       * a package of Debian brings.
       */
      readonly runner?: { readonly libraries: readonly string[]; readonly debianPackage: string };
      /** Whether one that looks sources over waits for them. */
      readonly checksWarm: boolean;
      /** What makes it wait for its program before it opens it, and how many may wait at most; unset: none waits. */
      readonly waiting?: {
        readonly flags: readonly string[];
        readonly env: readonly string[];
        readonly most: number;
      };
    };

/** The very Node that the runner itself runs on. */
export const OWN_NODE = 'own node';

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

/** What the recorder of C and C++ relies on: the program as it is written, and for each call a frame it can read. */
export const RECORD_FLAGS = [
  '-O0',
  '-g',
  '-gdwarf-5',
  '-mno-red-zone',
  '-fno-stack-protector',
  '-fcf-protection=none',
  '-fno-stack-clash-protection',
  '-fno-omit-frame-pointer',
] as const;

/**
 * Warnings are shown in plain words beside a wrong answer. They cost no time that can be measured. Those left out
 * are about style, and would hide what matters.
 */
export const WARNING_FLAGS = ['-Wall', '-Wextra', '-Wno-sign-compare', '-Wno-unused-parameter'] as const;

/** The program that formats a source. It reads the source on standard input. */
export type Formatter = {
  /** Without this file it is not installed here. */
  readonly file: string;
  /**
   * `{indent}` is how many spaces one indent takes. It prints a line of JSON, which says whether it could read the
   * source to its end (`IncompleteFormat`, and then perhaps `Line`), and after that line the new text.
   */
  readonly command: readonly string[];
  /** The compiler's first error if a source cannot be parsed; unset: the formatter finds that out itself. */
  readonly shapeless?: RegExp;
};

export type Toolchain = {
  readonly build: Build;
  /** Unset: its sources cannot be formatted. */
  readonly formatter?: Formatter;
  /** Added to a problem's memory limit: what the language's own runtime takes. */
  readonly memoryAddedMb: number;
  /** Most processes and threads of one run, those of the runtime included. */
  readonly processes: number;
  /** What the run-time says of a program that asked for more memory than it may have. */
  readonly outOfMemory: readonly string[];
  /** Limits of one compilation. */
  readonly compileLimits: { readonly cpuMs: number; readonly wallMs: number; readonly memoryMb: number };
};
