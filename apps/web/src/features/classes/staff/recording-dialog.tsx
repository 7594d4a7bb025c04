import type { BatchDetail } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRecordTexts } from './terms.queries.ts';

const words = staffMessages.classes.recording;

type Props = { readonly batch: BatchDetail; readonly onClose: () => void };

/** Has a class record how texts come about, or ends that: either only after it was said what it means (CLASSES-25). */
export function RecordingDialog({ batch: { id, recordsSince }, onClose }: Props) {
  const record = useRecordTexts(id);
  const begins = recordsSince === undefined;
  return (
    <ConfirmDialog
      question={begins ? words.beginConfirm : words.endConfirm}
      action={begins ? words.begin : words.end}
      busy={record.isPending}
      onConfirm={() =>
        record.mutate(begins, {
          onSuccess: () => {
            showToast(begins ? words.begun : words.ended);
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
