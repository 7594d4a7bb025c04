import { readVideo, writeVideo, type CaptionsForm } from '@abhyas/content/forms/video-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import Plus from 'lucide-react/icons/plus';

import { CheckField } from '../../../../ui/check-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { changedItem, movedItem } from './editing.rules.ts';
import { fieldsOf } from './field-binding.ts';
import { NoForm } from './no-form.tsx';
import { FaultNote, OrderButtons } from './parts.tsx';
import { useAssetEdits, useEditing, useForm } from './use-asset-edits.ts';
import { UPLOAD_MB, useFileUpload } from './use-file-upload.ts';

const { common, video: words } = staffMessages.editors;

const FILE = 'video.yaml';
const way = { read: readVideo, write: writeVideo };

/** video.yaml: an address or a file, captions, and what it is about. */
export function VideoEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm(FILE, way);
  if (!form) return <NoForm file={FILE} />;
  const { field, remark } = fieldsOf(FILE, { form, change, remarks });
  return (
    <div className="space-y-5">
      <TextField label={common.title} maxLength={80} {...field('title')} />
      <CheckField label={common.premium} checked={form.premium} onChange={(premium) => change({ premium })} />
      <TextField label={words.url} hint={words.urlHint} {...field('url')} />
      <UploadField />
      <FileChoice
        label={words.file}
        none={words.fileNone}
        ends={['.mp4', '.webm']}
        value={form.file}
        error={remark('file')}
        onChange={(file) => change({ file })}
      />
      <FileChoice
        label={words.poster}
        none={words.posterNone}
        ends={['.webp', '.png', '.jpg']}
        value={form.poster}
        error={remark('poster')}
        onChange={(poster) => change({ poster })}
      />
      <TextField label={words.duration} inputMode="numeric" {...field('durationSeconds')} />
      <Captions
        captions={form.captions}
        error={remark('captions')}
        onChange={(captions) => change({ captions })}
      />
      <TextArea label={words.description} {...field('description')} />
    </div>
  );
}

function UploadField() {
  const { upload, percent, fault } = useFileUpload();
  return (
    <div className="space-y-2">
      <TextField
        label={words.upload}
        hint={fill(words.uploadHint, { max: UPLOAD_MB })}
        type="file"
        accept=".mp4,.webm,.webp,.png,.jpg,.vtt"
        disabled={percent !== null}
        error={fault}
        className="[&_input]:py-2.5"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void upload(file);
        }}
      />
      {percent !== null && <ProgressBar percent={percent} label={staffMessages.editors.upload.running} />}
    </div>
  );
}

type FileChoiceProps = {
  readonly label: string;
  readonly none: string;
  readonly ends: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
};

/** One of the files beside video.yaml. */
function FileChoice({ label, none, ends, value, error, onChange }: FileChoiceProps) {
  const edits = useAssetEdits();
  const fitting = edits.paths().filter((path) => ends.some((end) => path.endsWith(end)));
  const names = value === '' || fitting.includes(value) ? fitting : [value, ...fitting];
  return (
    <div>
      <SelectField
        label={label}
        value={value}
        options={[{ value: '', name: none }, ...names.map((name) => ({ value: name, name }))]}
        onChange={onChange}
      />
      <FaultNote text={error} />
    </div>
  );
}

type CaptionsProps = {
  readonly captions: readonly CaptionsForm[];
  readonly error: string | undefined;
  readonly onChange: (captions: CaptionsForm[]) => void;
};

function Captions({ captions, error, onChange }: CaptionsProps) {
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-[640]">{words.captions}</legend>
      {captions.map((each, at) => (
        <div key={at} className="space-y-2 rounded-card border border-line p-3">
          <OrderButtons
            name={each.label}
            at={at}
            count={captions.length}
            onMove={(to) => onChange(movedItem(captions, at, to))}
            onDelete={() => onChange(captions.toSpliced(at, 1))}
          />
          <TextField
            label={words.captionLanguage}
            value={each.language}
            onChange={(event) => onChange(changedItem(captions, at, { language: event.target.value }))}
          />
          <TextField
            label={words.captionLabel}
            value={each.label}
            onChange={(event) => onChange(changedItem(captions, at, { label: event.target.value }))}
          />
          <FileChoice
            label={words.captionFile}
            none=""
            ends={['.vtt']}
            value={each.file}
            error={undefined}
            onChange={(file) => onChange(changedItem(captions, at, { file }))}
          />
        </div>
      ))}
      <FaultNote text={error} />
      <Button
        size="small"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onChange([...captions, { language: 'en', label: 'English', file: '' }])}
      >
        {words.addCaptions}
      </Button>
    </fieldset>
  );
}
