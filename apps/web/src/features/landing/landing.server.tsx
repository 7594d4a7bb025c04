import type { LandingData } from '@abhyas/contract/landing';
import { PRODUCT } from '@abhyas/contract/product';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import { setTexts, texts } from '../../lib/texts.ts';
import { landingTexts } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';

setTexts(landingTexts);

/** Marks in landing.html that the server fills. */
const MARKS = { head: '<!--landing-head-->', body: '<!--landing-body-->' } as const;

type Page = {
  /** The built landing.html. */
  readonly template: string;
  readonly data: LandingData;
  /** Address under which the product is reached, without a slash at the end. */
  readonly publicUrl: string;
};

/** The landing page's HTML, with courses, prices and the metadata for search engines and messengers. */
export function renderLanding({ template, data, publicUrl }: Page): string {
  const body = renderToString(
    <StrictMode>
      <LandingView data={data} />
    </StrictMode>,
  );
  const island = `<script type="application/json" id="landing-data">${jsonInHtml(data)}</script>`;
  return template
    .replace(MARKS.head, () => headOf(data, publicUrl))
    .replace(`<div id="root">${MARKS.body}</div>`, () => `<div id="root">${body}</div>${island}`);
}

function headOf(data: LandingData, publicUrl: string): string {
  const { title, description } = texts.landing;
  const meta: readonly (readonly [string, string, string])[] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', PRODUCT],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', `${publicUrl}/`],
    ['property', 'og:image', `${publicUrl}/share.png`],
    ['property', 'og:locale', 'en_IN'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(`${publicUrl}/`)}">`,
    ...meta.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`),
    `<script type="application/ld+json">${jsonInHtml(structuredData(data, publicUrl))}</script>`,
  ].join('\n    ');
}

/** schema.org: the school and its courses with what they cost. */
function structuredData(data: LandingData, publicUrl: string): object {
  const provider = { '@type': 'EducationalOrganization', name: PRODUCT, url: `${publicUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      provider,
      ...data.courses.map((course) => ({
        '@type': 'Course',
        name: course.title,
        description: course.summary,
        url: `${publicUrl}/courses/${course.topicId}`,
        provider,
      })),
      ...Object.values(data.plans).map((plan) => ({
        '@type': 'Product',
        name: plan.title,
        description: plan.contents.join(', '),
        offers: { '@type': 'Offer', price: plan.price, priceCurrency: 'INR', url: `${publicUrl}/#plans` },
      })),
    ],
  };
}

/** JSON that cannot end its own script element. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
