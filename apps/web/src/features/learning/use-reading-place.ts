import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, type RefObject } from 'react';

import { timings } from '../../config.ts';
import { keepPlace, placeQuery } from './learning.queries.ts';
import { Preview } from './preview.ts';

/** Below this share of a text one has hardly begun, and nothing is worth remembering. */
const BEGUN = 0.03;

/** Remembers how far a text was read, and goes back there when asked to. */
export function useReadingPlace(
  article: RefObject<HTMLElement | null>,
  { assetId, resume }: { readonly assetId: string; readonly resume: boolean },
): void {
  const client = useQueryClient();
  const preview = useContext(Preview);

  useEffect(() => {
    if (!resume) return undefined;
    let wanted = true;
    const goOn = async () => {
      const { position } = await client.fetchQuery(placeQuery(assetId));
      const text = article.current;
      if (!wanted || !text || position < BEGUN || position > 1) return;
      window.scrollTo({ top: topOf(text) + position * text.offsetHeight });
    };
    // Without the remembered place the text simply begins at its top.
    goOn().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [article, assetId, client, resume]);

  useEffect(() => {
    if (preview) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept = 0;
    const keep = () => {
      const text = article.current;
      if (!text || text.offsetHeight === 0) return;
      const share = (window.scrollY - topOf(text)) / text.offsetHeight;
      const position = Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000;
      if (Math.abs(position - kept) < BEGUN) return;
      kept = position;
      void keepPlace({ assetId, position });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, timings.autosaveMs);
    };
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      window.removeEventListener('pagehide', keep);
    };
  }, [article, assetId, preview]);
}

/** Distance of an element from the top of the page. */
function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}
