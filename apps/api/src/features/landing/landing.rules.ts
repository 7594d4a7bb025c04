import type { Topic } from '@abhyas/content/release';
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

/** Examples of our own make room for real voices: with three of those there are none left. */
const ENOUGH = 3;

/** What learners said first; examples only while few have spoken. */
export function shownTestimonials(published: Testimonials, ofContent: Testimonials): Testimonials {
  const rest = published.length < ENOUGH ? ofContent : ofContent.filter(({ sample }) => !sample);
  return [...published, ...rest];
}

/** The addresses that search engines may list. */
export function sitemap(publicUrl: string, pageIds: readonly string[]): string {
  const paths = ['/', '/login', '/register', ...pageIds.map((id) => `/${id}`)];
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
