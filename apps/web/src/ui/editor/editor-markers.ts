import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, type DecorationSet } from '@codemirror/view';

/** Something to say about a line of code, as a compiler says it. Lines count from 1. */
export type EditorMarker = {
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly text: string;
};

const setMarkers = StateEffect.define<readonly EditorMarker[]>();

/** The markers of the document. Any edit clears them: a marker must never point at changed code. */
const markerField = StateField.define<readonly EditorMarker[]>({
  create: () => [],
  update(markers, transaction) {
    for (const effect of transaction.effects) if (effect.is(setMarkers)) return effect.value;
    // The same empty list again: a new one would draw every line's gutter anew at each key.
    return transaction.docChanged && markers.length > 0 ? [] : markers;
  },
  provide: (field) =>
    EditorView.decorations.compute([field], (state) => underlines(state.field(field), state.doc)),
});

type Document = { readonly lines: number; line(number: number): { readonly from: number } };

function underlines(markers: readonly EditorMarker[], doc: Document): DecorationSet {
  const lines = markers
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map(({ line, severity }) =>
      Decoration.line({ class: `cm-marked cm-marked-${severity}` }).range(doc.line(line).from),
    );
  return Decoration.set(lines, true);
}

class Sign extends GutterMarker {
  readonly marker: EditorMarker;

  constructor(marker: EditorMarker) {
    super();
    this.marker = marker;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof Sign && other.marker === this.marker;
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement('span');
    sign.className = `cm-sign cm-sign-${this.marker.severity}`;
    sign.textContent = this.marker.severity === 'error' ? '✕' : '!';
    sign.title = this.marker.text;
    sign.setAttribute('aria-label', this.marker.text);
    sign.setAttribute('role', 'img');
    return sign;
  }
}

const signs = gutter({
  class: 'cm-signs',
  lineMarker(view, block) {
    const line = view.state.doc.lineAt(block.from).number;
    const marker = view.state.field(markerField).find((candidate) => candidate.line === line);
    return marker ? new Sign(marker) : null;
  },
  lineMarkerChange: (update) => update.startState.field(markerField) !== update.state.field(markerField),
  initialSpacer: () => new Sign({ line: 0, severity: 'error', text: '' }),
});

/** So faint that every ink of every theme stays readable on it (a test computes each); the edge is what is seen. */
export const MARK_GROUNDS = {
  light: { error: ['#b0271f0f', '#b0271f'], warning: ['#7d57000f', '#7d5700'] },
  dark: { error: ['#ff9c9012', '#ff9c90'], warning: ['#ecca6412', '#ecca64'] },
} as const;

const look = EditorView.baseTheme({
  '.cm-signs .cm-gutterElement': { width: '18px', textAlign: 'center' },
  '.cm-signs .cm-gutterElement:first-child .cm-sign': { visibility: 'hidden' },
  '.cm-sign': { fontWeight: '700', cursor: 'help' },
  '&light .cm-sign-error': { color: '#b0271f' },
  '&dark .cm-sign-error': { color: '#ff9c90' },
  '&light .cm-sign-warning': { color: '#7d5700' },
  '&dark .cm-sign-warning': { color: '#ecca64' },
  ...Object.fromEntries(
    Object.entries(MARK_GROUNDS).flatMap(([page, grounds]) =>
      Object.entries(grounds).map(([severity, [ground, edge]]) => [
        `&${page} .cm-marked-${severity}`,
        { backgroundColor: ground, boxShadow: `inset 3px 0 ${edge}` },
      ]),
    ),
  ),
});

export const markers: Extension = [markerField, signs, look];

/** Replaces all markers of an editor. */
export function showMarkers(view: EditorView, list: readonly EditorMarker[]): void {
  view.dispatch({ effects: setMarkers.of(list) });
}
