import { texts } from '../lib/texts.ts';
import { Button } from './button.tsx';

type Props = { readonly children: string; readonly onRetry: () => void };

/** In place of a part of a screen that could not be loaded. */
export function NotLoaded({ children, onRetry }: Props) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-soft">{children}</p>
      <Button size="small" onClick={onRetry}>
        {texts.frame.tryAgain}
      </Button>
    </div>
  );
}
