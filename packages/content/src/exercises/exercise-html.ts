const OPEN = '<div class="exercise" data-exercise="';

/**
 * One exercise of a lesson's HTML as it stands there, with its question; undefined when the lesson does not place it. The
 * HTML is ours: made by load-exercises.ts, and cleaned.
 */
export function exerciseHtml(html: string, id: string): string | undefined {
  for (let from = html.indexOf(OPEN); from !== -1; from = html.indexOf(OPEN, from + 1)) {
    const end = html.indexOf('"', from + OPEN.length);
    if (idIn(html.slice(from + OPEN.length, end)) === id) return html.slice(from, endOfDiv(html, from));
  }
  return undefined;
}

function idIn(attribute: string): string | undefined {
  const json = attribute.replaceAll('&#x22;', '"').replaceAll('&quot;', '"').replaceAll('&#x26;', '&');
  const begin = '{"id":"';
  return json.startsWith(begin) ? json.slice(begin.length, json.indexOf('"', begin.length)) : undefined;
}

/** The place after the end of the element that begins at `from`. */
function endOfDiv(html: string, from: number): number {
  let depth = 0;
  let at = from;
  for (;;) {
    const opening = html.indexOf('<div', at);
    const closing = html.indexOf('</div>', at);
    if (closing === -1) return html.length;
    if (opening !== -1 && opening < closing) {
      depth += 1;
      at = opening + 1;
    } else {
      depth -= 1;
      at = closing + 1;
      if (depth === 0) return closing + '</div>'.length;
    }
  }
}
