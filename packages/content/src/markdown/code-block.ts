import type { Element } from 'hast';
import type { Drawing } from './drawing.ts';
import { type Fence, readFence } from './fence.ts';
import { attribute, classesOf, element, lineOf, text as textNode } from './html.ts';
import { shownCodeFault } from './shown-code.ts';

/** Draws a fenced block: code, or the output of the code above it. */
export function codeBlock(code: Element, next: Element | null, drawing: Drawing): Element | null {
  const language = languageOf(code);
  const text = textOf(code);
  if (language === 'output') return outputFigure(text, drawing.labels.output);
  const fence = readFence(language, attribute(code, 'dataMeta'));
  if (typeof fence === 'string') {
    drawing.complain(lineOf(code), fence);
    return null;
  }
  const line = drawing.location.firstLine + lineOf(code) - 1;
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
    });
  }
  return codeFigure(text, fence, drawing);
}

function codeFigure(text: string, fence: Fence, drawing: Drawing): Element {
  const run = fence.runsAs === null ? {} : { dataRun: String(fence.runsAs) };
  const stdin = fence.stdin === '' ? {} : { dataStdin: fence.stdin };
  return element('figure', { className: ['code'], dataLanguage: fence.language, ...run, ...stdin }, [
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
