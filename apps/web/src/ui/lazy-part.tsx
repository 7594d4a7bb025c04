import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { texts } from '../lib/texts.ts';
import { Button } from './button.tsx';

type Part<Props> = ComponentType<Props> & {
  /** Fetches its code before it is drawn: from then on it is there without a connection too. */
  readonly ahead: () => void;
};

/**
 * A part of a screen whose code is fetched when it is first drawn. When that fails, as in a tunnel, the part says so
 * and asks again; what stands around it goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = () => null,
): Part<Props> {
  let failed = false;
  const asked = () => {
    failed = false;
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  };
  let latest = asked();
  // What has come once is there at once wherever it is drawn again; what has failed is asked for again.
  const current = () => {
    if (failed) latest = asked();
    return latest;
  };
  function Later(props: Props) {
    const [attempt, setAttempt] = useState(() => ({ number: 1, Part: current() }));
    const Part: ComponentType<Props> = attempt.Part;
    return (
      <PartBoundary
        key={attempt.number}
        onRetry={() => setAttempt({ number: attempt.number + 1, Part: current() })}
      >
        <Suspense fallback={waiting(props)}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  Later.ahead = () => void load().catch(() => undefined);
  return Later;
}

type BoundaryProps = { readonly onRetry: () => void; readonly children: ReactNode };

class PartBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="space-y-2 p-3">
        <p>{texts.frame.partFailed}</p>
        <Button size="small" onClick={this.props.onRetry}>
          {texts.frame.tryAgain}
        </Button>
      </div>
    );
  }
}
