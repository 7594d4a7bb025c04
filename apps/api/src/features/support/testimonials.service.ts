import type { AppContext } from '../../platform/app-context.ts';
import { findPublished } from './desk.store.ts';

const SHOWN = 12;

/** The testimonials that staff published with their authors' consent, newest first. */
export function publishedTestimonials({
  db,
}: Pick<AppContext, 'db'>): Promise<{ name: string; text: string }[]> {
  return findPublished(db, SHOWN);
}
