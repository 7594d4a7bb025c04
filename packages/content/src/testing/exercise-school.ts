import { faultLine } from '../files/faults.ts';
import { buildRelease } from '../load-content.ts';
import { indexRelease } from '../release-index.ts';
import type { TextAsset } from '../release-assets.ts';
import type { Release } from '../release.ts';
import { folderOf, smallSchool } from './small-school.ts';

export const LESSON = 'courses/01-c/01-basics/01-hello';
export const TEXT = `${LESSON}/text.md`;
export const EXERCISES = `${LESSON}/exercises.yaml`;

/** An exercise that is right. */
export const PREDICT = `- id: two
  kind: predict
  concept: output
  language: python
  code: |
    print(1 + 1)
  accept: "2"
  slips: { "11": "Numbers are **added**, not joined." }
  explain: "One and one."
`;

/** A small school with concepts, in whose first lesson exercises are placed. */
export class ExerciseSchool {
  readonly files: Record<string, string> = {
    ...smallSchool(),
    'concepts.yaml':
      '- { id: output, name: Output, hi: आउटपुट }\n- { id: loops, name: Loops, parents: [output] }\n',
  };

  lesson(exercises: string, ids: readonly string[], teaches = 'output'): void {
    this.files[EXERCISES] = exercises;
    const places = ids.map((id) => `> [!EXERCISE] ${id}\n`).join('\n');
    this.files[TEXT] = `---\ntitle: Hello\nteaches: [${teaches}]\n---\nText.\n\n${places}`;
  }

  async faults(): Promise<string[]> {
    const content = await buildRelease(folderOf(this.files));
    return content.ok ? [] : content.faults.map(faultLine);
  }

  async release(): Promise<Release> {
    const content = await buildRelease(folderOf(this.files));
    if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
    return content.bundle.release;
  }
}

export function textIn(built: Release): TextAsset {
  return indexRelease(built).assets.get('hello') as TextAsset;
}

/** What the browser gets of the lesson's exercises. */
export function drawnIn({ body }: TextAsset): unknown[] {
  return [...body.html.matchAll(/data-exercise="([^"]*)"/g)].map(([, json = '']) =>
    JSON.parse(
      json.replaceAll(/&#x([\dA-F]+);/gi, (_all, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    ),
  );
}
