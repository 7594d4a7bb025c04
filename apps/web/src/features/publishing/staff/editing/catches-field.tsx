import { staffMessages } from '@abhyas/contract/messages.staff';

import { CheckField } from '../../../../ui/check-field.tsx';
import { useAssetEdits } from './use-asset-edits.ts';

const words = staffMessages.editors.checks;

type Props = {
  readonly catches: readonly string[];
  /** The ending of the solutions' files. */
  readonly ending: '.page' | '.circuit';
  readonly onChange: (next: readonly string[]) => void;
};

/** Which wrong solutions the check has to find. One that is gone stays until it is taken out. */
export function CatchesField({ catches, ending, onChange }: Props) {
  const edits = useAssetEdits();
  const wrong = edits.paths().flatMap((path) => {
    const [, folder, file] = path.split('/');
    return path.startsWith('submissions/') && folder !== 'accepted' && file?.endsWith(ending)
      ? [file.slice(0, -ending.length)]
      : [];
  });
  const names = [...new Set([...wrong, ...catches])];
  return (
    <fieldset>
      <legend className="font-medium">{words.catches}</legend>
      {names.length === 0 && <p className="text-small text-soft">{words.noWrong}</p>}
      <div className="flex flex-wrap gap-x-6">
        {names.map((name) => (
          <CheckField
            key={name}
            quiet
            label={name}
            checked={catches.includes(name)}
            onChange={(checked) =>
              onChange(checked ? [...catches, name] : catches.filter((each) => each !== name))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
