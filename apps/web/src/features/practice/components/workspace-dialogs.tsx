import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { useSendId } from '../../../lib/use-send-id.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { shownPart } from '../../running/run.rules.ts';
import { sendReport } from '../practice.queries.ts';
import type { OpenDialog, WorkspaceState } from '../use-workspace.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

type Props = {
  readonly workspace: WorkspaceState;
  readonly open: OpenDialog;
  readonly onClose: () => void;
};

/** The windows of the workspace that are seldom opened: their code is fetched after the rest. */
export function WorkspaceDialogs({ workspace, open, onClose }: Props) {
  if (open === 'history') return <HistoryDialog workspace={workspace} onClose={onClose} />;
  if (open === 'keys') return <KeysDialog onClose={onClose} />;
  if (open === 'settings') return <SettingsDialog workspace={workspace} onClose={onClose} />;
  if (open === 'report') return <ReportDialog workspace={workspace} onClose={onClose} />;
  return null;
}

function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = texts.practice.keys;
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';
  const keys = [
    [`${mod}+Enter`, words.run],
    [`${mod}+S`, words.save],
    ['Shift+Alt+F', words.format],
    ['Tab · Shift+Tab', words.indent],
    ['Escape', words.leave],
    [`${mod}+/`, words.comment],
    [`${mod}+F`, words.find],
    [`${mod}+Z · ${mod}+Shift+Z`, words.undo],
    ['Ctrl+Space', words.complete],
    ['Alt+↑ · Alt+↓', words.moveLine],
    ['?', words.help],
  ] as const;
  return (
    <Dialog open onOpenChange={onClose} title={words.title}>
      <dl className="divide-y divide-line">
        {keys.map(([key, text]) => (
          <div key={key} className="flex flex-wrap items-baseline gap-x-4 py-2 phone:flex-nowrap">
            <dt className="w-full shrink-0 phone:w-52">
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type ReportProps = { readonly workspace: WorkspaceState; readonly onClose: () => void };

function ReportDialog({ workspace, onClose }: ReportProps) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const clientId = useSendId(text);
  const words = texts.practice.report;
  const send = async (): Promise<void> => {
    setSending(true);
    const { problem, text: written, language, run } = workspace;
    try {
      await sendReport({
        params: { assetId: problem.assetId },
        body: {
          text,
          language,
          code: written.code,
          ...(run.last && { result: shownPart(run.last.reply) }),
          clientId,
          screen: { width: Math.round(window.innerWidth), height: Math.round(window.innerHeight) },
        },
      });
      showToast(words.sent);
      onClose();
    } catch (error) {
      showErrors(error);
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.attached}
      actions={
        <Button variant="primary" busy={sending} onClick={() => void send()}>
          {words.send}
        </Button>
      }
    >
      <label className="mt-3 block">
        <span className="mb-1.5 block font-medium">{words.label}</span>
        <textarea
          value={text}
          rows={5}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded-card border border-edge bg-raised p-3"
        />
      </label>
    </Dialog>
  );
}
