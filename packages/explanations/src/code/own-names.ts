import { isTypo } from './typo.ts';

/** Whether the program has a function or a method of this name, with its body. */
export function hasFunction(code: string, name: string): boolean {
  return new RegExp(String.raw`[\w\]>]\s+${name}\s*\([^()]*\)\s*(?:throws\s+\w+\s*)?\{`).test(code);
}

/** Whether the program declares an array of this name, as Java does. */
export function hasArray(code: string, name: string): boolean {
  return new RegExp(String.raw`\w\s*(?:\[\s*\]\s*)+${name}\b|\b${name}\s*\[\s*\]`).test(code);
}

/** The classes and structures that the program has. */
export function classesOf(code: string): readonly string[] {
  return [...code.matchAll(/\b(?:class|struct|interface|enum)\s+(\w+)/g)].flatMap(([, name]) => name ?? []);
}

const TYPE = String.raw`(?:int|long|short|float|double|char|bool|boolean|byte|string|String|auto|[A-Z]\w*(?:<[^;(){}]*>)?)`;

/** The variables and parameters that the program declares with a type. */
export function variablesOf(code: string): readonly string[] {
  const declared = new RegExp(String.raw`\b${TYPE}(?:\s*\[\s*\])*\s+(\w+)\s*(?=[=;,)[:])`, 'g');
  return [...code.matchAll(declared)].flatMap(([, name]) => name ?? []);
}

/** The one name among these that a beginner may have meant. */
export function meant(symbol: string, names: readonly string[]): string | undefined {
  const others = [...new Set(names)].filter((name) => name !== symbol);
  const sameLetters = others.filter((name) => name.toLowerCase() === symbol.toLowerCase());
  const close =
    sameLetters.length > 0 || symbol.length < 4 ? sameLetters : others.filter((name) => isTypo(symbol, name));
  return close.length === 1 ? close[0] : undefined;
}
