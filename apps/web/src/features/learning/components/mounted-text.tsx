import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';

import { Prose } from '../../../ui/prose.tsx';
import { CodeTools } from './code-tools.tsx';

export type TextProps = {
  /** HTML that was made and sanitised when the content was released. */
  readonly html: string;
  /** The asset it belongs to, under which its programs run. */
  readonly assetId: string;
  readonly className?: string;
};

type Props = TextProps & {
  /** Draws an exercise or an algorithm of these data; absent for a text that has none. */
  readonly renderPart?: (data: DOMStringMap) => ReactNode;
};

/** A place within the HTML where something of ours works. */
type Spot = { readonly key: string; readonly node: HTMLElement; readonly source: HTMLElement };

/** One text for as long as it stands: another one is mounted again, with places of its own. */
export function MountedText({ html, assetId, className, renderPart }: Props) {
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
      {spots.map(({ key, node, source }) =>
        createPortal(
          source.matches('figure.code') ? (
            <CodeTools source={source} assetId={assetId} />
          ) : (
            renderPart?.(source.dataset)
          ),
          node,
          key,
        ),
      )}
    </>
  );
}

/** A program within an exercise is run after the answer. */
const SOURCES = ':is(figure.code, [data-exercise], [data-algorithm]):not(.exercise *)';

function findSpots(host: HTMLElement): Spot[] {
  return [...host.querySelectorAll<HTMLElement>(SOURCES)].map((source, index) => {
    const node = document.createElement('div');
    source.append(node);
    return { key: String(index), node, source };
  });
}
