import { Script } from 'node:vm';
import { fromHtml } from 'hast-util-from-html';

/** What a browser reads. Such code is shown in a lesson, and the sandbox has no browser to run it in. */
const CHECKS: ReadonlyMap<string, (code: string) => string | null> = new Map([
  ['javascript', javaScriptFault],
  ['json', jsonFault],
  ['html', htmlFault],
  ['css', cssFault],
]);

/** Why code that is only shown cannot be right, or null: a learner who copies it must not meet a typing error. */
export function shownCodeFault(language: string, code: string): string | null {
  const fault = CHECKS.get(language)?.(code) ?? null;
  return fault === null ? null : `This ${language} cannot be read: ${fault}`;
}

/** Compiles, never runs. Around it stands a function, because lessons use `await` as modules do. */
function javaScriptFault(code: string): string | null {
  return messageOf(() => new Script(`(async () => {\n${code}\n})`));
}

function jsonFault(code: string): string | null {
  return messageOf(() => JSON.parse(code) as unknown);
}

function messageOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function htmlFault(code: string): string | null {
  const faults: string[] = [];
  const onerror = ({ reason }: { readonly reason: string }): void => void faults.push(reason);
  fromHtml(code, { fragment: true, onerror });
  return faults[0] ?? null;
}

const CSS_COMMENT = /\/\*.*?\*\//gs;
const INNERMOST_RULE = /(?<selector>[^{}]*)\{(?<declarations>[^{}]*)\}/;
const DECLARATION = /^\s*[a-z-]+\s*:\s*[^:;{}]+$/;

/** Takes rules away from the inside out; what is left belongs to none. */
function cssFault(code: string): string | null {
  let rest = code.replaceAll(CSS_COMMENT, '');
  for (let rule = INNERMOST_RULE.exec(rest); rule; rule = INNERMOST_RULE.exec(rest)) {
    const { selector = '', declarations = '' } = rule.groups ?? {};
    if (selector.trim() === '') return 'a rule without a selector';
    const wrong = declarations.split(';').find((each) => each.trim() !== '' && !DECLARATION.test(each));
    if (wrong !== undefined) return `"${wrong.trim()}" is no declaration`;
    rest = rest.replace(rule[0], '');
  }
  return rest.trim() === '' ? null : `"${rest.trim()}" belongs to no rule`;
}
