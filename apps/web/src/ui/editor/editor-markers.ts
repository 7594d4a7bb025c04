import { difference } from '@abhyas/contract/text-changes';
import {
  StateEffect,
  StateField,
  type ChangeSet,
  type Extension,
  type Line,
  type Text,
} from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, type DecorationSet } from '@codemirror/view';

import { Remark } from './editor-remark.ts';

/** Something to say about a line of code. Lines count from 1. */
export type EditorMarker = {
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly text: string;
  /** The text stands under the line at once, and not only when its sign is pressed. Code stands between backticks. */
  readonly open?: boolean | undefined;
};

/** What was found in a text, and the text as it was then. */
export type KeptMarkers = { readonly doc: Text; readonly markers: readonly EditorMarker[] };

/** Where a marker stands while the text changes: at the beginning of its line. */
type Placed = Omit<EditorMarker, 'line'> & { readonly from: number; readonly isOpen: boolean };

const setMarkers = StateEffect.define<readonly EditorMarker[]>();
/** Shows the text of the markers at this position, or puts it away. */
const toggle = StateEffect.define<number>();

/** A marker moves with its line, and goes when that line is edited: it must never point at changed code. */
const markerField = StateField.define<readonly Placed[]>({
  create: () => [],
  update(markers, { effects, changes, docChanged, startState, state }) {
    let now = markers;
    // The same empty list again: a new one would redraw every line's gutter at each key.
    if (docChanged && now.length > 0) now = moved(now, changes, startState.doc);
    for (const effect of effects) {
      if (effect.is(setMarkers)) now = placed(effect.value, state.doc);
      if (effect.is(toggle))
        now = now.map((each) => (each.from === effect.value ? { ...each, isOpen: !each.isOpen } : each));
    }
    return now;
  },
  provide: (field) =>
    EditorView.decorations.compute([field], (state) => drawn(state.field(field), state.doc)),
});

function placed(markers: readonly EditorMarker[], doc: Text): Placed[] {
  return markers.flatMap(({ line, severity, text, open = false }) =>
    line >= 1 && line <= doc.lines ? [{ from: doc.line(line).from, severity, text, isOpen: open }] : [],
  );
}

function moved(markers: readonly Placed[], changes: ChangeSet, before: Text): Placed[] {
  return markers.flatMap((marker) => {
    const line = before.lineAt(marker.from);
    if (isEdited(line, changes)) return [];
    const from = changes.mapPos(line.from, 1);
    return [from === marker.from ? marker : { ...marker, from }];
  });
}

/** Lines that are put in before or behind a line leave it as it is. */
function isEdited(line: Line, changes: ChangeSet): boolean {
  let edited = false;
  // eslint-disable-next-line max-params -- the library's call
  changes.iterChanges((fromA, toA, _fromB, _toB, inserted) => {
    if (toA < line.from || fromA > line.to) return;
    const isBefore = toA === line.from && fromA === toA && inserted.line(inserted.lines).length === 0;
    const isBehind = fromA === line.to && fromA === toA && inserted.line(1).length === 0;
    edited ||= !(inserted.lines > 1 && (isBefore || isBehind));
  });
  return edited;
}

function drawn(markers: readonly Placed[], doc: Text): DecorationSet {
  const decorations = markers.flatMap(({ from, severity, text, isOpen }) => {
    const line = doc.lineAt(from);
    const mark = Decoration.line({ class: `cm-marked cm-marked-${severity}` }).range(line.from);
    if (!isOpen) return [mark];
    const remark = new Remark({ text, severity, onClose: putAway });
    return [mark, Decoration.widget({ widget: remark, block: true, side: 1 }).range(line.to)];
  });
  return Decoration.set(decorations, true);
}

const putAway = (view: EditorView, from: number): void => view.dispatch({ effects: toggle.of(from) });

class SeverityMarker extends GutterMarker {
  readonly marker: Placed;

  constructor(marker: Placed) {
    super();
    this.marker = marker;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof SeverityMarker && other.marker === this.marker;
  }

  override toDOM(view: EditorView): HTMLElement {
    const { severity, text, from, isOpen } = this.marker;
    const sign = document.createElement('button');
    sign.type = 'button';
    sign.className = `cm-sign cm-sign-${severity}`;
    sign.textContent = severity === 'error' ? '✕' : '!';
    sign.title = text.replaceAll('`', '');
    sign.setAttribute('aria-label', sign.title);
    sign.setAttribute('aria-expanded', String(isOpen));
    sign.addEventListener('click', () => view.dispatch({ effects: toggle.of(from) }));
    return sign;
  }
}

const signs = gutter({
  class: 'cm-signs',
  lineMarker(view, block) {
    const marker = view.state.field(markerField).find(({ from }) => from === block.from);
    return marker ? new SeverityMarker(marker) : null;
  },
  lineMarkerChange: (update) => update.startState.field(markerField) !== update.state.field(markerField),
  initialSpacer: () => new SeverityMarker({ from: 0, severity: 'error', text: '', isOpen: false }),
});

/** So faint that every ink of every theme stays readable on it (a test computes each); the edge is what is seen. */
export const MARK_GROUNDS = {
  light: { error: ['#b0271f0f', '#b0271f'], warning: ['#7d57000f', '#7d5700'] },
  dark: { error: ['#ff9c9012', '#ff9c90'], warning: ['#ecca6412', '#ecca64'] },
} as const;

const look = EditorView.baseTheme({
  '.cm-signs .cm-gutterElement': { width: '22px', textAlign: 'center' },
  '.cm-signs .cm-gutterElement:first-child .cm-sign': { visibility: 'hidden' },
  '.cm-sign': { fontWeight: '700', cursor: 'pointer', width: '22px' },
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

/** The current markers of an editor. */
export function markersIn({ state }: EditorView): KeptMarkers {
  const { doc } = state;
  const found = (state.field(markerField, false) ?? []).map(({ from, severity, text, isOpen }) => {
    return { line: doc.lineAt(from).number, severity, text, open: isOpen };
  });
  return { doc, markers: found };
}

/** Shows again what was found in this text; it may have been changed elsewhere since. */
export function bringMarkers(view: EditorView, { doc, markers: found }: KeptMarkers): void {
  const now = view.state.doc;
  const changes = difference(doc.toString(), now.toString());
  const list = moved(placed(found, doc), changes, doc).map(({ from, severity, text, isOpen }) => {
    return { line: now.lineAt(from).number, severity, text, open: isOpen };
  });
  view.dispatch({ effects: setMarkers.of(list) });
}

/** Replaces all markers of an editor, and brings the first whose text is shown into sight. */
export function showMarkers(view: EditorView, list: readonly EditorMarker[]): void {
  const first = list.find(({ open, line }) => open && line >= 1 && line <= view.state.doc.lines);
  const place = first && view.state.doc.line(first.line);
  view.dispatch({
    effects: [
      setMarkers.of(list),
      ...(place ? [EditorView.scrollIntoView(place.from, { y: 'nearest', yMargin: 70 })] : []),
    ],
  });
}
