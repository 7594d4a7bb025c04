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
