import type { DraftDetail, DraftFault } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { LookedInto, UploadPiece } from '@abhyas/contract/publishing-uploads.staff';
import { fill } from '@abhyas/contract/fill';
import { useId, useState, type FormEvent } from 'react';

import { showToast } from '../../../../ui/toasts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { faultText } from '../../../../staff/fault-text.ts';
import {
  likelyDestination,
  needsOf,
  NEW,
  requestOf,
  shownOf,
  type DestinationForm,
} from './upload-destination.rules.ts';
import { QuestionsChoice } from './questions-choice.tsx';
import { usePutUpload, type UploadStep } from './use-upload.ts';

const words = staffMessages.drafts.upload;

type Props = {
  readonly draft: DraftDetail;
  readonly step: Extract<UploadStep, { at: 'found' }>;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

/** What was brought up, what could not be taken over, and where it goes. */
export function UploadDestination({ draft, step: { uploadId, found: looked }, onAgain, onClose }: Props) {
  const formId = useId();
  const [request, setRequest] = useState(() => likelyDestination(draft, looked));
  const put = usePutUpload(draft.id);
  const found = shownOf(looked, request);
  const change = (part: Partial<DestinationForm>): void => setRequest({ ...request, ...part });
  const isEmpty = found.pieces.length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (put.isPending) return;
    put.mutate(
      { uploadId, request: requestOf(looked, request) },
      {
        onSuccess: ({ files }) => {
          showToast({ msg: fill(words.didPut, { files }), type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isEmpty ? words.nothing : fill(words.kinds[found.kind], { count: found.pieces.length })}
      size="large"
      actions={
        <>
          <Button onClick={onAgain}>{words.again}</Button>
          {!isEmpty && (
            <Button type="submit" form={formId} variant="primary" busy={put.isPending}>
              {words.put}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5 pt-2">
        <Pieces found={found} />
        {(!isEmpty || looked.exercises) && (
          <form id={formId} noValidate onSubmit={submit} className="space-y-4">
            {looked.exercises && <QuestionsChoice draft={draft} request={request} onChange={change} />}
            {!isEmpty && <Where draft={draft} found={found} request={request} onChange={change} />}
            <p role="alert" className="text-bad empty:hidden">
              {faultText(put.error)}
            </p>
          </form>
        )}
        <Remarks title={words.faults} lines={found.faults} tone="text-bad" />
        <Remarks title={words.notes} lines={found.notes} tone="text-ink" />
      </div>
    </Dialog>
  );
}

function Pieces({ found: { kind, pieces } }: { readonly found: LookedInto }) {
  if (kind === 'school' || kind === 'files') {
    const files = pieces.reduce((sum, piece) => sum + piece.files, 0);
    return files > 0 ? <p className="text-soft">{fill(words.files, { count: files })}</p> : null;
  }
  return (
    <ul className="divide-y divide-line border-y border-line empty:hidden">
      {pieces.map((piece) => (
        <li key={piece.id} className="py-2">
          <PieceLine piece={piece} />
        </li>
      ))}
    </ul>
  );
}

function PieceLine({ piece: { id, title, files, known } }: { readonly piece: UploadPiece }) {
  return (
    <>
      <span className="font-medium">{title}</span>{' '}
      <span className="text-small text-soft">
        <code>{id}</code> · {fill(words.files, { count: files })}
      </span>{' '}
      {known && <Badge tone="warn">{words.inDraft}</Badge>}
    </>
  );
}

type WhereProps = {
  readonly draft: DraftDetail;
  readonly found: LookedInto;
  readonly request: DestinationForm;
  readonly onChange: (change: Partial<DestinationForm>) => void;
};

function Where({ draft, found, request, onChange }: WhereProps) {
  const needs = needsOf(found, request.questions === 'exercises' ? request.lesson : NEW);
  const modules = draft.topics.find(({ folder }) => folder === request.course)?.subtopics ?? [];
  return (
    <>
      {needs.course && (
        <SelectField
          label={words.course}
          value={request.course}
          options={[
            ...draft.topics.map(({ folder, title }) => ({ value: folder, name: title })),
            { value: NEW, name: words.newCourse },
          ]}
          onChange={(course) => onChange({ course, module: NEW })}
        />
      )}
      {needs.course && request.course === NEW && (
        <TextField
          label={words.courseTitle}
          value={request.courseTitle}
          onChange={({ target }) => onChange({ courseTitle: target.value })}
        />
      )}
      {needs.module && (
        <SelectField
          label={words.module}
          value={request.module}
          options={[
            ...modules.map(({ folder, title }) => ({ value: folder, name: title })),
            { value: NEW, name: words.newModule },
          ]}
          onChange={(module) => onChange({ module })}
        />
      )}
      {needs.module && request.module === NEW && (
        <TextField
          label={words.moduleTitle}
          value={request.moduleTitle}
          onChange={({ target }) => onChange({ moduleTitle: target.value })}
        />
      )}
      {needs.folder && (
        <TextField
          label={words.into}
          hint={words.intoHint}
          value={request.folder}
          onChange={({ target }) => onChange({ folder: target.value })}
          spellCheck={false}
        />
      )}
      {needs.known.length > 0 && (
        <SelectField
          label={words.whenKnown}
          value={request.known}
          options={needs.known.map((value) => ({ value, name: words.knownChoices[value] }))}
          onChange={(known) => onChange({ known })}
        />
      )}
    </>
  );
}

type RemarksProps = {
  readonly title: string;
  readonly lines: readonly DraftFault[];
  readonly tone: string;
};

/** What is said of several files is said once: ten packages have ten times the same to look at. */
function Remarks({ title, lines, tone }: RemarksProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={`mb-1 font-[600] ${tone}`}>{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {[...Map.groupBy(lines, ({ message }) => message)].map(([message, found]) => (
          <li key={message} className="py-2">
            {message}
            <code className="block text-small break-words text-soft">
              {found.map(({ file, line }) => (line > 0 ? `${file}:${line}` : file)).join(', ')}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
