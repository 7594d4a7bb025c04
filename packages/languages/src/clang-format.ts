import type { Formatter } from './toolchain.ts';

const FILE = '/usr/bin/clang-format';

/** Nothing but white space is changed: neither the order of what is included nor the form of a comment. */
const STYLE = [
  'BasedOnStyle: LLVM',
  'IndentWidth: {indent}',
  'TabWidth: {indent}',
  'AccessModifierOffset: -{indent}',
  'ContinuationIndentWidth: {indent}',
  'UseTab: Never',
  'ColumnLimit: 100',
  'SortIncludes: Never',
  'SortJavaStaticImport: Before',
  'SortUsingDeclarations: false',
  'FixNamespaceComments: false',
  'ReflowComments: false',
  'BreakStringLiterals: false',
  'AllowShortFunctionsOnASingleLine: None',
];

/** clang-format for one of its languages, which it tells by the ending of the file's name. */
export function clangFormat(fileName: string, shapeless: RegExp): Formatter {
  const style = `-style={${STYLE.join(', ')}}`;
  return {
    file: FILE,
    // With a cursor it says whether it could read the source to its end.
    command: [FILE, style, `-assume-filename=${fileName}`, '-cursor=0'],
    shapeless,
  };
}

/** What gcc and g++ say first about a source that cannot be parsed. */
export const GCC_SHAPELESS = /^(?:expected|stray|missing terminating|unterminated|extra|'else' without)/;
