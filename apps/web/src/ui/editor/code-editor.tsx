import { EDITOR_DEFAULTS, type EditorSettings } from '@abhyas/contract/settings';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, useSyncExternalStore, type Ref } from 'react';

import { drawnTheme, onThemeChange } from '../../lib/theme.ts';
import { DrawnValue, followText, tellText } from './editor-changes.ts';
import { loadEditorLanguage } from './editor-languages.ts';
import { bringMarkers, markersIn, showMarkers } from './editor-markers.ts';
import { paletteFor, type EditorPalette } from './editor-palettes.ts';
import { NO_KEYS, showSettings } from './editor-settings.ts';
import { editorSetup } from './editor-setup.ts';
import { editorTheme } from './editor-theme.ts';
import { keepMarkers, takeMarkers } from './kept-markers.ts';
import type { EditorHandle, EditorProps } from './editor-handle.ts';

/** What changes while an editor lives. */
const changingParts = () => ({
  theme: new Compartment(),
  language: new Compartment(),
  keys: new Compartment(),
  looks: new Compartment(),
  extras: new Compartment(),
});

/** The editor itself, fetched by `Editor` when it is first needed. */
export function CodeEditor(props: EditorProps & { readonly handle?: Ref<EditorHandle> | undefined }) {
  const { value, text, language, theme = 'default', readOnly = false, label } = props;
  const { settings = EDITOR_DEFAULTS, tables } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const parts = useRef(changingParts());
  const latest = useRef(props);
  const drawnValue = useRef<DrawnValue>(null);
  const drawnSettings = useRef<EditorSettings>(null);
  /** The palette that it is drawn in. */
  const drawn = useRef<EditorPalette>(null);
  const page = useSyncExternalStore(onThemeChange, drawnTheme);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!host.current) return;
    const setup = editorSetup({
      code: language !== 'plain',
      readOnly,
      label,
      onSubmit: () => latest.current.onSubmit?.(),
    });
    const values = new DrawnValue();
    drawnValue.current = values;
    const reportChange = text ? tellText(text) : values.tell((value) => latest.current.onChange?.(value));
    const { theme: themePart, language: languagePart, keys, looks, extras } = parts.current;
    const palette = paletteFor(latest.current.theme ?? 'default', drawnTheme());
    drawn.current = palette;
    const extensions = [
      keys.of(NO_KEYS),
      looks.of([]),
      extras.of([]),
      setup,
      reportChange,
      themePart.of(editorTheme(palette)),
      languagePart.of([]),
    ];
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({ doc: text?.doc ?? latest.current.value, extensions }),
    });
    view.current = created;
    const likes = latest.current.settings ?? EDITOR_DEFAULTS;
    drawnSettings.current = likes;
    const onSave = () => latest.current.onSave?.();
    showSettings(created, parts.current, { settings: likes, language, onSave });
    const unfollow = text && followText(created, text);
    const found = text && takeMarkers(text);
    if (found) bringMarkers(created, found);
    let wanted = true;
    const colour = async (): Promise<void> => {
      const support = await loadEditorLanguage(language, tables);
      if (wanted && support) created.dispatch({ effects: languagePart.reconfigure(support) });
    };
    const complete = async (): Promise<void> => {
      const { editorExtras } = await import('./editor-extras.ts');
      const more = editorExtras(language, created.dom);
      if (wanted) created.dispatch({ effects: extras.reconfigure(more) });
    };
    // Without its grammar or these, as offline, a text can be edited all the same.
    colour().catch(() => undefined);
    complete().catch(() => undefined);
    return () => {
      wanted = false;
      unfollow?.();
      if (text) keepMarkers(text, markersIn(created));
      created.destroy();
      view.current = null;
    };
  }, [language, readOnly, label, text, tables]);

  useEffect(() => {
    if (!view.current || drawnSettings.current === settings) return;
    drawnSettings.current = settings;
    const onSave = () => latest.current.onSave?.();
    showSettings(view.current, parts.current, { settings, language, onSave });
  }, [settings, language]);

  useEffect(() => {
    const palette = paletteFor(theme, page);
    if (drawn.current === palette) return;
    drawn.current = palette;
    view.current?.dispatch({ effects: parts.current.theme.reconfigure(editorTheme(palette)) });
  }, [theme, page]);

  useEffect(() => {
    if (view.current && !text) drawnValue.current?.show(view.current, value);
  }, [value, text]);

  useImperativeHandle(props.handle, () => handleFor(view, latest), []);

  // Contained here, around the editor: its scroller is a flex item, from which no layout begins.
  return <div ref={host} className="h-full contain-strict print:contain-none" />;
}

type Current<Value> = { readonly current: Value };

function handleFor(view: Current<EditorView | null>, props: Current<EditorProps>): EditorHandle {
  return {
    focus: () => view.current?.focus(),
    insert: (text) => {
      const editor = view.current;
      if (!editor) return;
      editor.dispatch(editor.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.type' });
      editor.focus();
    },
    showMarkers: (markers, text) => {
      if (text && text !== props.current.text) keepMarkers(text, { doc: text.doc, markers });
      else if (view.current) showMarkers(view.current, markers);
    },
    goToLine: (line) => {
      const editor = view.current;
      if (!editor || line < 1 || line > editor.state.doc.lines) return;
      const anchor = editor.state.doc.line(line).from;
      editor.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      editor.focus();
    },
    showCaret: () => view.current?.dispatch({ scrollIntoView: true }),
    view: () => view.current,
  };
}
