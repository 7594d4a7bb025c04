import { texts } from '../../../lib/texts.ts';
import type { OpenConsole } from '../use-open-console.ts';
import type { ConsolePanelProps } from '../opened-console.ts';

type Props = Omit<ConsolePanelProps, 'opened' | 'onClose'> & { readonly openConsole: OpenConsole };

/** An open console, once its code has loaded; a new one each time. */
export function Console({ openConsole: { opened, panel: Panel, close }, ...props }: Props) {
  if (!opened) return null;
  if (Panel) return <Panel key={opened.times} {...props} opened={opened} onClose={close} />;
  return (
    <output className="block px-3 py-2 text-small">{Panel === null ? texts.frame.partFailed : '…'}</output>
  );
}
