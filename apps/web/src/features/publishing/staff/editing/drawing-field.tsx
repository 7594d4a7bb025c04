import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import { useState } from 'react';

import { TextField } from '../../../../ui/field.tsx';
import { useAssetEdits } from './use-asset-edits.ts';

const words = staffMessages.editors.drawing;

type Props = { readonly file: string; readonly label: string };

/** The drawing on a card, and another one in its place. It is kept like any other edit until it is saved. */
export function DrawingField({ file, label }: Props) {
  const edits = useAssetEdits();
  const [fault, setFault] = useState<string>();
  const svg = edits.text(file);
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const text = await chosen.text();
    const isLarge = chosen.size > limits.draftWriteBytesMax;
    if (isLarge || !/<svg[\s>]/.test(text)) {
      const values = { name: chosen.name, max: limits.draftWriteBytesMax / 1024 };
      return setFault(fill(isLarge ? words.tooLarge : words.noDrawing, values));
    }
    setFault(undefined);
    edits.edit(file, text);
  };
  return (
    <div className="space-y-3">
      {svg && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={label}
          className="aspect-[5/3] w-60 max-w-full rounded-card border border-line"
        />
      )}
      <TextField
        label={label}
        hint={words.hint}
        type="file"
        accept=".svg"
        error={fault}
        className="[&_input]:py-2.5"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
    </div>
  );
}
