import { PAGE_FILES, type PageFile } from '@abhyas/languages/page/tools/files';
import { useMemo, useState, type ComponentProps, type Ref } from 'react';

import { cx } from '../../../../lib/classes.ts';
import type { EditorHandle } from '../../../../ui/editor/editor-handle.ts';
import { Editor } from '../../../../ui/editor/editor.tsx';
import { pageWords } from '../../../running/components/page/page-words.ts';
import { FileOfText } from './file-of-text.ts';

const LANGUAGES = { 'index.html': 'html', 'style.css': 'css', 'script.js': 'js' } as const;

type Props = Omit<ComponentProps<typeof Editor>, 'value' | 'language' | 'ref'> & {
  readonly text: NonNullable<ComponentProps<typeof Editor>['text']>;
  readonly handle: Ref<EditorHandle>;
};

/** The editor of a page: its three files behind three tabs. */
export function PageEditor({ text, handle, height, ...rest }: Props) {
  const [file, setFile] = useState<PageFile>('index.html');
  const shown = useMemo(() => new FileOfText(text, file), [text, file]);
  return (
    <div className="flex flex-col" style={{ height }}>
      <div role="toolbar" aria-label={pageWords().files} className="flex shrink-0 gap-1 px-1 pb-1">
        {PAGE_FILES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === file}
            onClick={() => setFile(name)}
            className={cx(
              'min-h-8 rounded-small px-2.5 font-code text-small touch:min-h-11',
              name === file ? 'bg-link-soft text-link' : 'text-soft hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="min-h-0 grow">
        <Editor
          {...rest}
          ref={handle}
          key={file}
          value={shown.doc.toString()}
          text={shown}
          language={LANGUAGES[file]}
          label={`${rest.label}: ${file}`}
          height="100%"
        />
      </div>
    </div>
  );
}
