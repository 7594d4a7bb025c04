import type { Element } from 'hast';
import { algorithmBlock } from './algorithm-block.ts';
import type { Drawing } from './drawing.ts';
import { type Fence, readFence } from './fence.ts';
import { attribute, classesOf, element, lineOf, text as textNode } from './html.ts';
import { shownCodeFault } from './shown-code.ts';
import type { DrawnSteps } from '../steps/steps-file.ts';

/** Draws a fenced block: code, the output of the code above it, or the picture of an algorithm. */
export function codeBlock(code: Element, next: Element | null, drawing: Drawing): Element | null {
  const language = languageOf(code);
  const text = textOf(code);
  if (language === 'output') return outputFigure(text, drawing.labels.output);
  if (language === 'algorithm') return movingPicture(code, drawing);
  const fence = readFence(language, attribute(code, 'dataMeta'));
  if (typeof fence === 'string') {
    drawing.complain(lineOf(code), fence);
    return null;
  }
  const line = drawing.location.firstLine + lineOf(code) - 1;
  const drawn = stepsOf(code, fence, drawing);
  drawing.location.onProgram?.({ language, code: text }, line + 1);
  if (fence.runsAs === null) {
    const fault = shownCodeFault(language, text);
    if (fault !== null) drawing.complain(lineOf(code), fault);
  } else {
    drawing.snippets.push({
      file: drawing.location.file,
      line,
      language: fence.runsAs,
      code: text,
      stdin: fence.stdin,
      output: next && languageOf(next) === 'output' ? textOf(next) : null,
      expect: fence.expect,
      ...(drawn && { steps: drawn.recorded }),
    });
  }
  return codeFigure(text, { ...fence, steps: keptPath(drawn, drawing) }, drawing);
}

function movingPicture(code: Element, { location, complain }: Drawing): Element | null {
  const drawn = location.exercises
    ? algorithmBlock(textOf(code))
    : 'Pictures of algorithms stand in lessons only.';
  if (typeof drawn !== 'string') return drawn;
  complain(lineOf(code), drawn);
  return null;
}

/** The recorded steps of a program that is marked; null for any other, and where they are not as they should be. */
function stepsOf(code: Element, fence: Fence, { location, complain }: Drawing): DrawnSteps | null {
  const { runsAs, stdin, trace } = fence;
  if (trace === '' || runsAs === null) return null;
  const program = { language: runsAs, code: textOf(code), stdin };
  const steps = location.drawSteps?.(trace, program) ?? 'Programs are stepped through in lessons only.';
  if (typeof steps !== 'string') return steps;
  complain(lineOf(code), steps);
  return null;
}

/** Where the steps are fetched; empty where there are none. */
function keptPath(drawn: DrawnSteps | null, { store, location }: Drawing): string {
  return drawn ? store.addServedText(drawn.json, location.protectedBy) : '';
}

function codeFigure(text: string, fence: Fence & { readonly steps: string }, drawing: Drawing): Element {
  const run = fence.runsAs === null ? {} : { dataRun: String(fence.runsAs) };
  const stdin = fence.stdin === '' ? {} : { dataStdin: fence.stdin };
  const steps = fence.steps === '' ? {} : { dataSteps: fence.steps };
  const properties = { className: ['code'], dataLanguage: fence.language, ...run, ...stdin, ...steps };
  return element('figure', properties, [
    element('pre', { tabIndex: 0 }, [element('code', {}, drawing.highlight(text, fence.language))]),
  ]);
}

function outputFigure(text: string, caption: string): Element {
  return element('figure', { className: ['output'] }, [
    element('figcaption', {}, [textNode(caption)]),
    element('pre', { tabIndex: 0 }, [element('samp', {}, [textNode(text)])]),
  ]);
}

function languageOf(code: Element): string {
  return (classesOf(code)[0] ?? '').replace(/^language-/, '');
}

function textOf(code: Element): string {
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
