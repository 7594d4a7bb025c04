import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';

import { Prose } from '../../../ui/prose.tsx';
import { PlacedExercise } from '../../exercise/components/placed-exercise.tsx';
import { CodeTools } from './code-tools.tsx';

type Props = {
  /** HTML that was made and sanitised when the content was released. */
  readonly html: string;
  /** The asset it belongs to, under which its programs run. */
  readonly assetId: string;
  readonly className?: string;
};

/** A place within the HTML where something of ours works. */
type Spot = { readonly key: string; readonly node: HTMLElement; readonly source: HTMLElement };

/** An author's text: its programs can be copied and run in place, its exercises solved. */
export function RichText(props: Props) {
  return <MountedText key={props.html} {...props} />;
}

/** One text for as long as it stands: another one is mounted anew, with places of its own. */
function MountedText({ html, assetId, className }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const found = host.current ? findSpots(host.current) : [];
    setSpots(found);
    return () => {
      for (const { node } of found) node.remove();
    };
  }, []);

  /** Links within the product open without loading the page again. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href') ?? '';
    if (!path.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(path);
  };

  return (
    <>
      <Prose ref={host} html={html} className={className} onClick={follow} />
      {spots.map((spot) => draw(spot, assetId))}
    </>
  );
}

function findSpots(host: HTMLElement): Spot[] {
  const found = [...host.querySelectorAll<HTMLElement>('figure.code, .exercise[data-exercise]')];
  // A program within an exercise is run after the answer.
  const sources = found.filter((source) => !source.parentElement?.closest('.exercise'));
  return sources.map((source, index) => {
    const node = document.createElement('div');
    source.append(node);
    return { key: String(index), node, source };
  });
}

function draw({ key, node, source }: Spot, assetId: string): ReactPortal | null {
  if (source.matches('figure.code')) {
    return createPortal(<CodeTools source={source} assetId={assetId} />, node, key);
  }
  return createPortal(
    <PlacedExercise json={source.dataset['exercise'] ?? ''} assetId={assetId} />,
    node,
    key,
  );
}
