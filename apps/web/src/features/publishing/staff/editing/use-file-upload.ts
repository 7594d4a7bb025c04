import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { faultText } from '../../../../staff/fault-text.ts';
import { uploadFile } from './editing.queries.ts';
import { useEditing } from './use-asset-edits.ts';

export const UPLOAD_MB = limits.uploadBytesMax / 1024 / 1024;

/** Puts a file of the teacher's machine into the folder that is edited. */
export function useFileUpload() {
  const editing = useEditing();
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState(0);
  const [fault, setFault] = useState<string>();
  /** Answers the name under which it stands; null when it could not be uploaded. */
  const upload = async (file: File): Promise<string | null> => {
    setFault(undefined);
    if (file.size > limits.uploadBytesMax) {
      setFault(fill(staffMessages.editors.upload.tooLarge, { name: file.name, max: UPLOAD_MB }));
      return null;
    }
    setBusy(true);
    setPercent(0);
    try {
      const name = freeName(file.name, editing.edits.paths());
      const hash = await uploadFile(editing, name, { file, onSent: setPercent });
      if (hash !== null) editing.edits.met(name, hash);
      return hash === null ? null : name;
    } catch (error) {
      setFault(faultText(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { upload, percent: busy ? percent : null, fault };
}

/** A plain name that no file has yet: `My Photo.PNG` becomes `my-photo.png`. */
function freeName(name: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const end = name.slice(dot + 1).toLowerCase();
  const stem =
    name
      .slice(0, dot)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'file';
  const names = [stem, ...Array.from({ length: 99 }, (_, index) => `${stem}-${index + 2}`)];
  return `${names.find((each) => !taken.includes(`${each}.${end}`)) ?? stem}.${end}`;
}
