import type { LRParser } from '@lezer/lr';
import { parser as cpp } from '@lezer/cpp';
import { parser as java } from '@lezer/java';
import { parser as python } from '@lezer/python';

/**
 * Constructs of programming languages as content/concepts.yaml names them under `constructs`, and how each language's
 * grammar calls the nodes that they are. Nodes are enough: a program is parsed, never run.
 */

type Grammar = 'c' | 'java' | 'python';
type Nodes = Readonly<Partial<Record<Grammar, readonly string[]>>>;

const CONSTRUCTS = {
  if: { c: ['IfStatement'], java: ['IfStatement'], python: ['IfStatement'] },
  'conditional-expression': {
    c: ['ConditionalExpression'],
    java: ['TernaryExpression'],
    python: ['ConditionalExpression'],
  },
  switch: { c: ['SwitchStatement'], java: ['SwitchStatement'], python: ['MatchStatement'] },
  while: { c: ['WhileStatement'], java: ['WhileStatement'], python: ['WhileStatement'] },
  'do-while': { c: ['DoStatement'], java: ['DoStatement'] },
  for: {
    c: ['ForStatement', 'ForRangeLoop'],
    java: ['ForStatement', 'EnhancedForStatement'],
    python: ['ForStatement'],
  },
  'for-each': { c: ['ForRangeLoop'], java: ['EnhancedForStatement'] },
  continue: { c: ['ContinueStatement'], java: ['ContinueStatement'], python: ['ContinueStatement'] },
  goto: { c: ['GotoStatement'] },
  array: {
    c: ['ArrayDeclarator', 'AbstractArrayDeclarator'],
    java: ['ArrayAccess', 'ArrayCreationExpression', 'ArrayInitializer'],
  },
  pointer: { c: ['PointerDeclarator', 'AbstractPointerDeclarator'] },
  struct: { c: ['StructSpecifier'] },
  union: { c: ['UnionSpecifier'] },
  enum: { c: ['EnumSpecifier'], java: ['EnumDeclaration'] },
  typedef: { c: ['TypeDefinition'] },
  cast: { c: ['CastExpression'], java: ['CastExpression'] },
  sizeof: { c: ['SizeofExpression'] },
  lambda: { c: ['LambdaExpression'], java: ['LambdaExpression'], python: ['LambdaExpression'] },
  function: { python: ['FunctionDefinition'] },
  class: { c: ['ClassSpecifier'], python: ['ClassDefinition'] },
  template: { c: ['TemplateDeclaration'] },
  try: {
    c: ['TryStatement'],
    java: ['TryStatement', 'TryWithResourcesStatement'],
    python: ['TryStatement'],
  },
  throw: { c: ['ThrowStatement'], java: ['ThrowStatement'], python: ['RaiseStatement'] },
  new: { c: ['NewExpression'] },
  reference: { c: ['ReferenceDeclarator', 'AbstractReferenceDeclarator'] },
  'operator-overloading': { c: ['OperatorName'] },
  namespace: { c: ['NamespaceDefinition'] },
  'structured-binding': { c: ['StructuredBindingDeclarator'] },
  interface: { java: ['InterfaceDeclaration'] },
  record: { java: ['RecordDeclaration'] },
  synchronized: { java: ['SynchronizedStatement'] },
  varargs: { java: ['SpreadParameter'] },
  'type-parameter': { java: ['TypeParameters'] },
  comprehension: {
    python: [
      'ArrayComprehensionExpression',
      'DictionaryComprehensionExpression',
      'SetComprehensionExpression',
      'ComprehensionExpression',
    ],
  },
  list: { python: ['ArrayExpression', 'ArrayComprehensionExpression'] },
  tuple: { python: ['TupleExpression'] },
  dict: { python: ['DictionaryExpression', 'DictionaryComprehensionExpression'] },
  set: { python: ['SetExpression', 'SetComprehensionExpression'] },
  'f-string': { python: ['FormatString'] },
  with: { python: ['WithStatement'] },
  decorator: { python: ['Decorator'] },
  yield: { python: ['YieldStatement', 'YieldExpression'] },
} as const satisfies Readonly<Record<string, Nodes>>;

export type Construct = keyof typeof CONSTRUCTS;
export const CONSTRUCT_NAMES = Object.keys(CONSTRUCTS) as [Construct, ...Construct[]];

type Parsing = { readonly grammar: Grammar; readonly parser: LRParser };

/** The names of languages in fences and files. C is read by the grammar of C++, which knows all of it. */
const PARSERS: ReadonlyMap<string, Parsing> = new Map([
  ['c', { grammar: 'c', parser: cpp }],
  ['cpp', { grammar: 'c', parser: cpp }],
  ['java', { grammar: 'java', parser: java }],
  ['python', { grammar: 'python', parser: python }],
]);

const CONSTRUCTS_OF_NODES: Readonly<Record<Grammar, ReadonlyMap<string, readonly Construct[]>>> = {
  c: byNode('c'),
  java: byNode('java'),
  python: byNode('python'),
};

function byNode(grammar: Grammar): ReadonlyMap<string, readonly Construct[]> {
  const found = new Map<string, Construct[]>();
  for (const construct of CONSTRUCT_NAMES) {
    const nodes: Nodes = CONSTRUCTS[construct];
    for (const node of nodes[grammar] ?? []) found.set(node, [...(found.get(node) ?? []), construct]);
  }
  return found;
}

/** The constructs that a program uses, each with the line of its first use, from 0. */
export function constructsIn(code: string, language: string): ReadonlyMap<Construct, number> {
  const parsing = PARSERS.get(language);
  const found = new Map<Construct, number>();
  if (!parsing) return found;
  const names = CONSTRUCTS_OF_NODES[parsing.grammar];
  parsing.parser.parse(code).iterate({
    enter: ({ name, from }) => {
      for (const construct of names.get(name) ?? []) {
        if (!found.has(construct)) found.set(construct, code.slice(0, from).split('\n').length - 1);
      }
    },
  });
  return found;
}
