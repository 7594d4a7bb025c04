import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, type RefObject } from 'react';

import { timings } from '../../config.ts';
import { keepPlace, placeQuery } from './learning.queries.ts';
import { Preview } from '../../lib/preview.ts';

/** One reads this far below the top of the window, in pixels: under the top bar. */
const READING_LINE = 100;
/** In its first block one has hardly begun a text. */
const BEGUN = 1;
/** A move of less than this share of a block is not worth telling. */
const MOVED = 0.2;

/** Remembers how far a text was read, block by block as each width breaks lines elsewhere, and goes back there when asked to. */
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
      await untilDrawn(article);
      const text = article.current;
      const block = text && blocksOf(text)[Math.floor(position)];
      if (!wanted || !block || position < BEGUN) return;
      const { top, height } = block.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + (position % 1) * height - READING_LINE });
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
      const position = positionIn(text);
      if (Math.abs(position - kept) < MOVED) return;
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

/** A text with exercises waits for what draws them. */
function untilDrawn(article: RefObject<HTMLElement | null>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (article.current && blocksOf(article.current).length === 0) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });
}

function blocksOf(text: HTMLElement): Element[] {
  return [...(text.querySelector('.prose')?.children ?? [])];
}

/** How many blocks lie above the reading line, and the share of the one on it. */
function positionIn(text: HTMLElement): number {
  const begun = blocksOf(text).filter((block) => block.getBoundingClientRect().top <= READING_LINE);
  const block = begun.at(-1);
  if (!block) return 0;
  const { top, height } = block.getBoundingClientRect();
  const share = Math.min(0.99, (READING_LINE - top) / Math.max(1, height));
  return Math.round((begun.length - 1 + share) * 100) / 100;
}
