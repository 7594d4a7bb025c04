import DOMPurify, { type Config } from 'dompurify';

import { cleanSinksWith } from './trusted-types.ts';

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** What texts of a release consist of (packages/content/src/markdown), and nothing that runs, loads or submits. */
const TAGS = words(
  'a abbr aside b blockquote br caption code del details dfn div dl dt dd em figcaption figure h1 h2 h3 h4 h5 h6 hr',
  'i img input ins kbd li mark ol p picture pre q s samp section small source span strong sub summary sup table',
  'tbody td tfoot th thead tr track u ul var video',
  'svg g path circle ellipse rect line polyline polygon text tspan',
  'math semantics annotation mrow mi mn mo ms mtext mspace mstyle mpadded mphantom menclose merror mfrac msqrt mroot',
  'msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd',
);

/** No `name` and no `style`; `id` gets a prefix (SANITIZE_NAMED_PROPS), so that it stands for no property of the page. */
const ATTRIBUTES = words(
  'class id href title lang dir role tabindex src alt loading width height colspan rowspan align start reversed open',
  'type checked disabled controls poster preload kind srclang label srcset media',
  'data-language data-run data-stdin data-steps data-exercise data-algorithm data-box data-footnotes data-footnote-ref',
  'data-footnote-backref',
  'viewbox d cx cy r rx ry x y x1 y1 x2 y2 dx dy points fill fill-rule stroke stroke-width stroke-linecap',
  'stroke-linejoin stroke-dasharray text-anchor dominant-baseline font-size font-weight opacity transform',
  'xmlns display encoding mathvariant mathsize mathcolor mathbackground displaystyle scriptlevel stretchy symmetric',
  'separator fence accent accentunder largeop movablelimits minsize maxsize lspace rspace linethickness depth voffset',
  'notation columnalign columnlines columnspacing rowalign rowlines rowspacing columnspan',
);

/** The web, mail, and places within the product. */
const ADDRESSES = /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

const RELEASE: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_URI_REGEXP: ADDRESSES,
  // What a program reads may look like an address, or be an empty line.
  ADD_URI_SAFE_ATTR: ['data-stdin'],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  FORCE_BODY: true,
};

/** The windows of Google and Razorpay bring a style of their own. */
const ELSEWHERE: Config = {
  ...RELEASE,
  ALLOWED_TAGS: [...TAGS, 'style'],
  ALLOWED_ATTR: [...ATTRIBUTES, 'style'],
};

// DOMPurify trims values, but the line end after a program's input belongs to it.
DOMPurify.addHook('uponSanitizeAttribute', (node, data) => {
  if (data.attrName === 'data-stdin') data.attrValue = node.getAttribute(data.attrName) ?? '';
});

// The only fields in a text are the boxes of a list of tasks, which nobody may change.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'INPUT') return;
  node.setAttribute('type', 'checkbox');
  node.setAttribute('disabled', '');
});

cleanSinksWith((html) => DOMPurify.sanitize(html, ELSEWHERE));

/**
 * The HTML of a text of a release, made safe once more where it is drawn: it was cleaned when it was published
 * (packages/content/src/markdown/schema.ts), but between there and here lie a database and a network.
 */
export function cleanHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, { ...RELEASE, RETURN_TRUSTED_TYPE: true });
}
