import {
  bareCode,
  blockOf,
  closingOf,
  oncePerProgram,
  lineAt,
  linesOf,
  type Program,
  withoutTexts,
} from './program.ts';

export type Parameter = {
  /** As it is written before the name, as `struct Node *`; empty in Python. */
  readonly type: string;
  readonly name: string;
};

export type FunctionDefinition = {
  readonly name: string;
  readonly line: number;
  /** Whether it is written to return nothing, which Python does not say. */
  readonly isVoid: boolean;
  readonly given: readonly Parameter[];
  readonly body: string;
};

/** The functions and methods of a program, with their bodies. */
export const functionsOf = oncePerProgram((program): readonly FunctionDefinition[] =>
  program.key === 'py' ? functionsOfPython(program) : functionsInBraces(program),
);

/** What stands in the round brackets of a head. A comma between `<` and `>` belongs to a type. */
const parametersOf = (written: string): readonly Parameter[] =>
  written.split(/,(?![^<>]*>)/).flatMap((each) => {
    const [, type = '', name] =
      /^(.*?)(\w+)\s*(?:\[\s*\w*\s*\]\s*)*(?::[^=]*)?(?:=.*)?$/.exec(each.trim()) ?? [];
    return name === undefined ? [] : [{ type: type.trim(), name }];
  });

function functionsInBraces(program: Program): readonly FunctionDefinition[] {
  const code = bareCode(program);
  return [...code.matchAll(/([\w>\]*&][\s*&]+)(\w+)\s*\(([^(){};]*)\)\s*(?:throws\s+\w+\s*)?\{/g)].flatMap(
    ({ index, 0: head, 1: before = '', 2: name = '', 3: written = '' }) => {
      const open = index + head.length - 1;
      const end = closingOf(code, open);
      if (end === -1 || /^(?:if|for|while|switch|catch)$/.test(name)) return [];
      const isVoid = /\bvoid\s+$/.test(code.slice(Math.max(0, index - 4), index + before.length));
      const given = parametersOf(written);
      return [{ name, line: lineAt(code, index), isVoid, given, body: code.slice(open + 1, end) }];
    },
  );
}

function functionsOfPython(program: Program): readonly FunctionDefinition[] {
  const lines = linesOf(program, 'py').map(withoutTexts);
  return lines.flatMap((line, at) => {
    const [, name, written = ''] = /^\s*def +(\w+) *\(([^()]*)\)/.exec(line) ?? [];
    if (name === undefined) return [];
    const body = blockOf(lines, at).join('\n');
    return [{ name, line: at + 1, isVoid: false, given: parametersOf(written), body }];
  });
}
