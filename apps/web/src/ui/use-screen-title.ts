import { PRODUCT } from '@abhyas/contract/product';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What takes the keyboard by itself when it appears keeps it. */
const KEEPS_FOCUS = '[role=dialog], input, textarea, select, [contenteditable=true]';
/** The title of a lesson's item comes before that of the subtopic around it. */
const TITLES = ['#content #item', '#content h1', 'h1'];

/** The screen that has last been arrived at; none before the first of a visit. */
let arrivedAt: string | undefined;

/**
 * Names the browser's tab after the screen, and brings the keyboard, and with it a screen reader, to the title of the screen that was just opened: the
 * link that led there is gone, or stands far from what it opened. The first screen of a visit begins where
 * every page begins. For what draws a screen's title.
 */
export function useScreenTitle(name: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${name} · ${PRODUCT}`;
  }, [name]);
  useEffect(() => {
    const before = arrivedAt;
    arrivedAt = pathname;
    if (before === undefined || before === pathname) return;
    if (document.activeElement?.closest(KEEPS_FOCUS)) return;
    const title = TITLES.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    if (!title) return;
    title.tabIndex = -1;
    title.dataset['focusedTitle'] = '';
    title.focus({ preventScroll: true });
  }, [pathname]);
}
