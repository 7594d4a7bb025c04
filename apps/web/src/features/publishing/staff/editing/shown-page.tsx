import { CHECKS_FILE, checksInput } from '@abhyas/content/forms/checks-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { useAssetEdits } from './use-asset-edits.ts';

const words = staffMessages.editors.problem;

const Preview = lazyPart(async () => (await import('../../../practice/components/page/preview.tsx')).Preview);

type Props = { readonly name: string; readonly code: string };

/** A page that is written here, as a learner's is shown, with the checks as they are now. */
export function ShownPage({ name, code }: Props) {
  const edits = useAssetEdits();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="mt-3 space-y-3">
      <Button size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {fill(isShown ? words.hidePage : words.showPage, { name })}
      </Button>
      {isShown && <Preview code={code} checks={checksInput(edits.text(CHECKS_FILE) ?? '')} />}
    </div>
  );
}
