/* What a person would see, hear or reach of an element. In plain JavaScript, because it is sent as text. */

const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Text with its blanks made one, as a page draws it. */
export const tidy = (text) => String(text).split(/\s+/).filter(Boolean).join(' ');

export function isVisible(element) {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width * height > 0;
}

/** The elements that Tab reaches, in its order. */
export function focusOrder() {
  const reached = [...document.querySelectorAll(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      isDrawn(element),
  );
  const byGroup = reached.filter(
    (element) => element.type !== 'radio' || element === radioReached(element, reached),
  );
  const first = byGroup.filter(({ tabIndex }) => tabIndex > 0).sort((a, b) => a.tabIndex - b.tabIndex);
  return [...first, ...byGroup.filter(({ tabIndex }) => tabIndex === 0)];
}

/** Tab reaches also what is only transparent, or drawn outside of the window. */
const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true });

/** Of radio buttons with one name, Tab reaches one. */
function radioReached(radio, reached) {
  const group = reached.filter(
    ({ type, name, form }) => type === 'radio' && name === radio.name && form === radio.form,
  );
  return radio.name === '' ? radio : (group.find(({ checked }) => checked) ?? group[0]);
}

/** What a screen reader calls an element. */
export function accessibleName(element) {
  const named = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
    .map(contentName);
  if (named.length > 0) return tidy(named.join(' '));
  const label = tidy(element.getAttribute('aria-label') ?? '');
  return (
    label ||
    tidy(nativeName(element)) ||
    tidy(element.getAttribute('title') ?? '') ||
    tidy(element.placeholder ?? '')
  );
}

function nativeName(element) {
  if (element.labels?.length > 0) return [...element.labels].map(contentName).join(' ');
  if (element.matches('img, area, input[type=image]')) return element.getAttribute('alt') ?? '';
  if (element.matches('input[type=submit]')) return element.getAttribute('value') ?? 'Submit';
  if (element.matches('input[type=button], input[type=reset]')) return element.value;
  const names = { FIELDSET: 'legend', TABLE: 'caption', FIGURE: 'figcaption' };
  const child = names[element.tagName];
  if (child) return contentName(element.querySelector(`:scope > ${child}`) ?? new Text());
  return element.matches('input, select, textarea, nav, main, form, section, ul, ol')
    ? ''
    : contentName(element);
}

/** What is read of an element's content. */
function contentName(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (
    node.nodeType !== Node.ELEMENT_NODE ||
    node.ariaHidden === 'true' ||
    node.matches('script, style, input')
  )
    return '';
  if (!node.checkVisibility({ visibilityProperty: true })) return '';
  if (node.hasAttribute('aria-label')) return node.getAttribute('aria-label');
  if (node.matches('img')) return node.alt;
  return [...node.childNodes].map(contentName).join(node.matches('a, b, i, em, strong, span') ? '' : ' ');
}

/** Red, green, blue and opacity of any colour that CSS knows. */
export function rgba(color) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, opacity] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, opacity / 255];
}

function over([r, g, b, opacity], under) {
  return [r, g, b].map((value, index) => value * opacity + under[index] * (1 - opacity));
}

/** The colour behind an element's text. */
function ground(element) {
  if (!element) return [255, 255, 255];
  const color = rgba(getComputedStyle(element).backgroundColor);
  return color[3] === 1 ? color.slice(0, 3) : over(color, ground(element.parentElement));
}

/** As WCAG 2.2 has it. */
function luminance(color) {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well an element's text stands out, from 1 to 21. */
export function contrast(element) {
  const behind = ground(element);
  const text = over(rgba(getComputedStyle(element).color), behind);
  const [dark, light] = [luminance(behind), luminance(text)].sort((a, b) => a - b);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

const IS_COLOR = /color$|^fill$|^stroke$/;

/** A property's value as computed, in one form for each value. */
export function styleOf(element, property) {
  return oneForm(property, getComputedStyle(element).getPropertyValue(property));
}

/** What `value` comes to where it is computed. */
export function computedValue(element, property, value) {
  const probe = document.createElement('span');
  element.append(probe);
  // What is within a field or a picture is not drawn, and has no style.
  if (getComputedStyle(probe).display === '') putBeside(element, probe);
  probe.style.setProperty(property, value);
  const computed =
    probe.style.getPropertyValue(property) === ''
      ? value
      : getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return oneForm(property, computed);
}

function putBeside(element, probe) {
  element.after(probe);
  const computed = getComputedStyle(element);
  for (const property of ['font-size', 'color'])
    probe.style.setProperty(property, computed.getPropertyValue(property));
}

function oneForm(property, value) {
  if (IS_COLOR.test(property)) return `rgb(${rgba(value).join(' ')})`;
  return value.endsWith('px') && !value.includes(' ') ? `${Math.round(Number.parseFloat(value))}px` : value;
}
