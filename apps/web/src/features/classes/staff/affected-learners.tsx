import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Receivers } from '@abhyas/contract/announcements.staff';

import { ReceiverNames } from '../../../staff/receiver-names.tsx';

const words = staffMessages.classes.live;

/** Whom an action on a class touches, by name. */
export function AffectedLearners({ shown, lead }: { readonly shown: Receivers; readonly lead?: string }) {
  if (shown.people === 0) return <p className="mt-3">{words.toldNobody}</p>;
  return (
    <div className="mt-3">
      {lead ?? words.toldThese}
      <ReceiverNames {...shown} />
    </div>
  );
}
