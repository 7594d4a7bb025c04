import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import FileUp from 'lucide-react/icons/file-up';
import FolderUp from 'lucide-react/icons/folder-up';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';

import { cx } from '../../../../lib/classes.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { faultText } from '../../../../staff/fault-text.ts';
import { UploadDestination } from './upload-destination.tsx';
import { useUpload, type UploadStep } from './use-upload.ts';

const words = staffMessages.drafts.upload;

type Props = { readonly draft: DraftDetail; readonly onClose: () => void };

/** Brings a zip, a folder or a quiz into the draft: choose it, see what it is, say where it goes. */
export function UploadDialog({ draft, onClose }: Props) {
  const upload = useUpload(draft.id);
  const { step } = upload;
  if (step.at === 'found') {
    return <UploadDestination draft={draft} step={step} onAgain={upload.again} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      size="large"
      actions={<Button onClick={onClose}>{staffMessages.shell.cancel}</Button>}
    >
      {step.at === 'choose' ? (
        <Choose
          error={faultText(step.error)}
          onFile={(file) => void upload.sendFile(file)}
          onFolder={(name, files) => void upload.sendFolder(name, files)}
        />
      ) : (
        <Progress step={step} />
      )}
    </Dialog>
  );
}

function Progress({
  step,
}: {
  readonly step: Extract<UploadStep, { at: 'packing' | 'sending' | 'looking' }>;
}) {
  return (
    <div className="space-y-3 py-8" aria-live="polite">
      <p>{words.steps[step.at]}</p>
      {step.at !== 'looking' && <ProgressBar percent={step.percent} label={words.steps[step.at]} />}
    </div>
  );
}

type ChooseProps = {
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onFolder: (name: string, files: { path: string; file: File }[]) => void;
};

function Choose({ error, onFile, onFolder }: ChooseProps) {
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chooseFolder = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])].map((each) => ({ path: each.webkitRelativePath, file: each }));
    const [first] = files;
    if (first) onFolder(first.path.split('/', 1)[0] ?? '', files);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    <div className="space-y-4 pt-3">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex flex-wrap justify-center gap-3 rounded-card border border-dashed px-4 py-8',
          over ? 'border-link bg-link-soft' : 'border-edge',
        )}
      >
        <Button icon={<FileUp size={18} aria-hidden="true" />} onClick={() => file.current?.click()}>
          {words.file}
        </Button>
        <Button icon={<FolderUp size={18} aria-hidden="true" />} onClick={() => folder.current?.click()}>
          {words.folder}
        </Button>
        <p className="basis-full text-center text-small text-soft">{words.drop}</p>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={words.file}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label={words.folder}
        {...{ webkitdirectory: '' }}
        onChange={chooseFolder}
      />
      <p role="alert" className="text-bad empty:hidden">
        {error}
      </p>
      <ul className="list-disc space-y-1 pl-5 text-soft">
        {words.known.map((line) => (
          <li key={line}>{fill(line, { max: limits.uploadBytesMax / 1024 / 1024 })}</li>
        ))}
      </ul>
    </div>
  );
}
