import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** The keys and positions from the top of a YAML text to what is on a line: `['questions', 2, 'wrong', 0]`. */
export function pathAtLine(text: string, line: number): (string | number)[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const path: (string | number)[] = [];
  let node: Node | null = document.contents;
  while (node) {
    const steps = stepsOf(node);
    const at = steps.findLast(({ from }) => counter.linePos(from).line <= line);
    if (!at) return path;
    path.push(at.step);
    node = at.value;
  }
  return path;
}

type Step = { readonly step: string | number; readonly from: number; readonly value: Node | null };

function stepsOf(node: Node): Step[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) && key.range
        ? [{ step: String(key.value), from: key.range[0], value: isNode(value) ? value : null }]
        : [],
    );
  if (!isSeq(node)) return [];
  return node.items.flatMap((item, step) =>
    isNode(item) && item.range ? [{ step, from: item.range[0], value: item }] : [],
  );
}
