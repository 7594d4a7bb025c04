import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is at work in the product; tests and tools read what we wrote ourselves. */
const ROOMS = [
  'apps/api/src',
  'apps/runner/profiles',
  'apps/runner/src',
  'apps/web/public',
  'apps/web/src',
  'packages',
];
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|testing|fixtures)\/|\.test\.tsx?$/;

export type FoundExpression = {
  /** As it stands: a literal, or a call that makes an expression out of texts. */
  readonly text: string;
  readonly file: string;
  readonly made: boolean;
};

/** Every regular expression of the product with the file where it stands. */
export function findExpressions(): FoundExpression[] {
  return ROOMS.flatMap((room) => filesOf(room)).flatMap((file) => expressionsIn(file));
}

function filesOf(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|m?js)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file));
}

function expressionsIn(file: string): FoundExpression[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: FoundExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ text: node.text, file, made: false });
    else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    ) {
      found.push({ text: node.getText().replaceAll(/\s+/g, ' '), file, made: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
