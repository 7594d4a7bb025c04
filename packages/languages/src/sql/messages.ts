import { orEnding, type Diagnostic, type ProgramOutput } from '../diagnostic.ts';
import { SourceLines } from '../source-lines.ts';

/** What SQLite says of the statements, with the line that our tools have found (runner/faults.c). */
export function readMessages(output: ProgramOutput): Diagnostic[] {
  const { code, compileOutput, stderr } = output;
  return orEnding([...readSqlite(compileOutput, code), ...readSqlite(stderr, code)], output);
}

const ERROR = /^main\.sql:(?<line>\d+): (?<words>.*)$/;

/** What may have been meant, or the words before the mistake. */
const NOTE = /^(?:did you mean|after): /;

function readSqlite(output: string, code: string): Diagnostic[] {
  const source = new SourceLines(code);
  const lines = output.split('\n');
  return lines.flatMap((text, index): Diagnostic[] => {
    const found = ERROR.exec(text)?.groups;
    if (!found) return [];
    const line = Number(found['line']);
    const headline = found['words'] ?? '';
    const meant = lines.slice(index + 1).filter((each) => NOTE.test(each));
    const told = [headline, ...meant, `source: ${source.at(line)}`].join('\n');
    return [{ severity: 'error', line, column: null, headline, text: told }];
  });
}
