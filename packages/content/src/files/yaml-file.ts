import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import * as z from 'zod';
import type { FaultList } from './faults.ts';
import { nearestKey } from './nearest-key.ts';
import { plainWords } from './plain-words.ts';

/** A checked YAML value that still knows on which line each part of it stands. */
export type Located<T> = {
  readonly value: T;
  /** The line on which the text at `path` begins, in the file. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
};

/** Where a YAML text comes from: a file, and the line of its first line in it. */
export type YamlSource = { readonly file: string; readonly text: string; readonly firstLine?: number };

/** Parses and checks a YAML text. Every fault is added with its line; null when there are any. */
export function readYaml<T>(source: YamlSource, schema: z.ZodType<T>, faults: FaultList): Located<T> | null {
  const { file, text, firstLine = 1 } = source;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  for (const error of document.errors) faults.add(file, lineAt(error.pos[0]), error.message);
  if (document.errors.length > 0) return null;

  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = nodeAt(document, path);
    if (!node?.range) return firstLine;
    const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    return lineAt(node.range[0]) + (isBlock ? 1 : 0);
  };
  const alias = firstAlias(document);
  if (alias !== null) {
    faults.add(file, lineAt(alias), 'Names of parts (&name, *name) are not used here; write the part out.');
    return null;
  }
  const parsed = schema.safeParse(document.toJS() ?? {}, { error: plainWords });
  if (parsed.success) return { value: parsed.data, lineOf };
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path);
      const lineOfKey = (key: string): number => lineAt(keyAt(document, issue.path, key) ?? 0);
      for (const key of issue.keys) faults.add(file, lineOfKey(key), unknownKey(key, known));
      continue;
    }
    const where = issue.path.length > 0 ? `${namesOf(document, issue.path).join('.')}: ` : '';
    faults.add(file, lineOf(issue.path), `${where}${issue.message}`);
  }
  return null;
}

/** The keys that lead to a value. An entry of a list that has an id is called by it: nobody counts from 0. */
function namesOf(document: Document.Parsed, path: readonly PropertyKey[]): string[] {
  return path.map((key, at) => {
    const id: unknown =
      typeof key === 'number' ? document.getIn([...path.slice(0, at + 1), 'id']) : undefined;
    return typeof id === 'string' ? id : String(key);
  });
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = nearestKey(key, known);
  if (meant !== undefined) return `There is no "${key}" here. Did you mean "${meant}"?`;
  return `There is no "${key}" here. There may be: ${known.join(', ')}.`;
}

/** The keys that may be in the mapping at `path`. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodObject) {
    const [step, ...rest] = path;
    const shape: Readonly<Record<string, unknown>> = schema.shape;
    return step === undefined ? Object.keys(shape) : keysAt(shape[String(step)], rest);
  }
  if (schema instanceof z.ZodArray) return keysAt(schema.element, path.slice(1));
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, path.slice(1));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return keysAt(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  return [];
}

/** Where a key of the mapping at `path` begins. */
function keyAt(document: Document.Parsed, path: readonly PropertyKey[], key: string): number | undefined {
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}

/** The node at `path`, or the nearest node above it that exists. */
function nodeAt(document: Document.Parsed, path: readonly PropertyKey[]): Node | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node;
  }
  return document.contents;
}

/** Where the first `*name` stands: a few of them that hold each other would fill the memory. */
function firstAlias(document: Document): number | null {
  let at: number | null = null;
  visit(document, {
    Alias: (_key, node) => {
      at = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return at;
}
