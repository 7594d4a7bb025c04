import { PAGE_FILES, readPage, writePage, type PageFile } from '@abhyas/languages/page/tools/files';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { ComponentProps } from 'react';

import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { CodeField, FaultNote } from './parts.tsx';

const CircuitField = lazyPart(async () => (await import('./circuit-field.tsx')).CircuitField);

const LANGUAGES = { 'index.html': 'html', 'style.css': 'css', 'script.js': 'js' } as const;
const HEIGHTS = { 'index.html': 260, 'style.css': 160, 'script.js': 200 } as const;

type Props = ComponentProps<typeof CodeField> & {
  /** What the judge of a circuit is given to read. */
  readonly task?: string;
};

/** A solution or a starter: one text, the three files of a page, or a circuit in its builder. */
export function ProgramField({ error, task = '', ...props }: Props) {
  const { label, language, value, onChange } = props;
  if (language === 'circuit')
    return <CircuitField label={label} value={value} onChange={onChange} task={task} />;
  const files = language === 'page' ? readPage(value) : null;
  if (!files) return <CodeField {...props} error={error} />;
  const change = (file: PageFile, text: string): void => onChange(writePage({ ...files, [file]: text }));
  return (
    <div className="space-y-3">
      {PAGE_FILES.map((file) => (
        <CodeField
          key={file}
          label={fill(staffMessages.editors.problem.fileOf, { name: label, file })}
          language={LANGUAGES[file]}
          value={files[file]}
          height={HEIGHTS[file]}
          onChange={(text) => change(file, text)}
        />
      ))}
      <FaultNote text={error} />
    </div>
  );
}
