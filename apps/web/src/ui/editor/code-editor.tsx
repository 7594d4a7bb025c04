import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, useSyncExternalStore, type Ref } from 'react';

import { drawnTheme, onThemeChange } from '../../lib/theme.ts';
import { indentOf, loadEditorLanguage } from './editor-languages.ts';
import { showMarkers } from './editor-markers.ts';
import { paletteFor, type EditorPalette } from './editor-palettes.ts';
import { editorSetup } from './editor-setup.ts';
import { editorTheme } from './editor-theme.ts';
import type { EditorHandle, EditorProps } from './editor-handle.ts';

/** The editor itself, fetched by `Editor` when it is first needed. */
export function CodeEditor(props: EditorProps & { readonly handle?: Ref<EditorHandle> | undefined }) {
  const { value, language, theme = 'default', readOnly = false, label } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const parts = useRef({ theme: new Compartment(), language: new Compartment() });
  const latest = useRef(props);
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
      indent: indentOf(language),
      onSubmit: () => latest.current.onSubmit?.(),
    });
    const reportChange = EditorView.updateListener.of((update) => {
      const byProgram = update.transactions.some((transaction) => transaction.isUserEvent('replace.value'));
      if (!update.docChanged || byProgram) return;
      const { doc } = update.state;
      if (latest.current.onChange) latest.current.onChange(doc.toString());
      latest.current.onEdit?.(() => doc.toString());
    });
    const { theme: themePart, language: languagePart } = parts.current;
    const palette = paletteFor(latest.current.theme ?? 'default', drawnTheme());
    drawn.current = palette;
    const extensions = [setup, reportChange, themePart.of(editorTheme(palette)), languagePart.of([])];
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({ doc: latest.current.value, extensions }),
    });
    view.current = created;
    let wanted = true;
    const colour = async (): Promise<void> => {
      const support = await loadEditorLanguage(language);
      if (wanted && support) created.dispatch({ effects: languagePart.reconfigure(support) });
    };
    // Without its grammar, as offline, a text can be edited all the same.
    colour().catch(() => undefined);
    return () => {
      wanted = false;
      created.destroy();
      view.current = null;
    };
  }, [language, readOnly, label]);

  useEffect(() => {
    const palette = paletteFor(theme, page);
    if (drawn.current === palette) return;
    drawn.current = palette;
    view.current?.dispatch({ effects: parts.current.theme.reconfigure(editorTheme(palette)) });
  }, [theme, page]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      userEvent: 'replace.value',
    });
  }, [value]);

  useImperativeHandle(props.handle, () => handleFor(view), []);

  return <div ref={host} className="h-full" />;
}

function handleFor(view: { readonly current: EditorView | null }): EditorHandle {
  return {
    focus: () => view.current?.focus(),
    insert: (text) => {
      const editor = view.current;
      if (!editor) return;
      editor.dispatch(editor.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.type' });
      editor.focus();
    },
    showMarkers: (markers) => {
      if (view.current) showMarkers(view.current, markers);
    },
    goToLine: (line) => {
      const editor = view.current;
      if (!editor || line < 1 || line > editor.state.doc.lines) return;
      editor.dispatch({ selection: { anchor: editor.state.doc.line(line).from }, scrollIntoView: true });
      editor.focus();
    },
    showCaret: () => view.current?.dispatch({ scrollIntoView: true }),
    view: () => view.current,
  };
}
