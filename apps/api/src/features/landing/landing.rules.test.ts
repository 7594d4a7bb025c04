import { expect, test } from 'vitest';

import { shownTestimonials, withoutGaps } from './landing.rules.ts';

test('a page is shown without what its institute has not filled in, headings of nothing included', () => {
  const html =
    '<p>Who we are.</p>\n<h2 id="officer">Grievance Officer</h2>\n<p><strong>[Name], [designation]</strong></p>\n' +
    '<h2 id="write">What to write</h2>\n<ul>\n<li>Your name</li>\n<li>To [grievance e-mail]</li>\n</ul>\n';
  expect(withoutGaps(html)).toBe(
    '<p>Who we are.</p>\n<h2 id="write">What to write</h2>\n<ul>\n<li>Your name</li>\n</ul>\n',
  );
});

test('a page that is filled in stays letter by letter', () => {
  const html =
    '<h2>Law</h2>\n<p>The courts at <strong>Kochi</strong> (see <a href="/terms">terms</a>).</p>\n';
  expect(withoutGaps(html)).toBe(html);
});

test('invented testimonials are shown to nobody', () => {
  const said = { name: 'Meera', about: '', text: 'It helped.' };
  const invented = { name: 'A. Student', about: 'Nowhere', text: 'Great!', sample: true };
  const ofContent = { name: 'Ravi', about: 'Kochi', text: 'Good tests.', sample: false };
  expect(shownTestimonials([], [invented])).toEqual([]);
  expect(shownTestimonials([said], [invented, ofContent]).map(({ name }) => name)).toEqual(['Meera', 'Ravi']);
});
