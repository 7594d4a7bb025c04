import type { Testimonial, Topic } from '@abhyas/content/release';
import type { LandingCourse, LandingData } from '@abhyas/contract/landing';

/** A course's card: modules that are locked until the live class count, but nothing in them is free yet. */
export function landingCourse({ id, title, summary, subtopics }: Topic): LandingCourse {
  const assets = subtopics.flatMap((subtopic) => subtopic.assets);
  const open = subtopics.filter(({ rollout }) => rollout).flatMap((subtopic) => subtopic.assets);
  return {
    topicId: id,
    title,
    summary,
    subtopics: subtopics.length,
    total: assets.length,
    free: open.filter(({ premium }) => !premium).length,
  };
}

type Testimonials = LandingData['testimonials'];

/** What learners said comes first. Invented examples are shown to authors only. */
export function shownTestimonials(published: Testimonials, ofContent: readonly Testimonial[]): Testimonials {
  return [...published, ...ofContent.filter(({ sample }) => !sample)];
}

/**
 * A page of the institute without paragraphs that still contain a placeholder, such as "[postal address]",
 * and without headings that would then have nothing below them.
 */
export function withoutGaps(html: string): string {
  return html
    .split(BLOCK_END)
    .filter((block) => !GAP.test(block))
    .join('')
    .replaceAll(EMPTY_SECTION, '');
}

/** Between two blocks of the page, so that each piece is one of them. */
const BLOCK_END = /(?<=<\/(?:p|h2|h3|li|table)>)/;
const GAP = /\[[^\]<]+\]/;
const EMPTY_SECTION = /<h2[^>]*>[^<]*<\/h2>\s*(?=<h2|$)/g;

type Listed = { readonly pageIds: readonly string[]; readonly topicIds: readonly string[] };

/** The addresses that search engines may list. */
export function sitemap(publicUrl: string, { pageIds, topicIds }: Listed): string {
  const courses = topicIds.map((id) => `/courses/${id}`);
  const paths = ['/', '/login', '/register', ...courses, ...pageIds.map((id) => `/${id}`)];
  const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
