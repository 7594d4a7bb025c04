import { accessibleName, computedValue, contrast, focusOrder, isVisible, styleOf, tidy } from './measure.js';

/*
 * The steps of a named check, in the page itself: what is expected of it, and what somebody does to it. In plain
 * JavaScript, because it is sent as text. A fault has a code, and what is said of it is said elsewhere.
 */

/** A page may answer a moment later; then what is expected is looked at again. */
const PATIENCE_MS = 1000;
const AGAIN_AFTER_MS = 20;
const MOST_CHARACTERS = 300;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Fault extends Error {
  constructor(code, told = {}) {
    super(code);
    this.told = Object.fromEntries(
      Object.entries(told).map(([key, value]) => [key, String(value).slice(0, MOST_CHARACTERS)]),
    );
  }
}

function find(selector) {
  const found = document.querySelector(selector);
  if (!found) throw new Fault('none');
  return found;
}

function compare(actual, { is, contains }) {
  if (is !== undefined && actual !== tidy(is)) throw new Fault('differs', { expected: is, actual });
  if (contains !== undefined && !actual.toLowerCase().includes(tidy(contains).toLowerCase()))
    throw new Fault('lacks', { expected: contains, actual });
}

function atLeast(actual, least) {
  if (actual < least) throw new Fault('too-little', { expected: least, actual });
}

const labelOf = (element) => {
  const name = element.id ? `#${element.id}` : element.name ? `[name=${element.name}]` : '';
  return element.tagName.toLowerCase() + name;
};

const EXPECTATIONS = {
  count({ count, is, at_least: least }) {
    const actual = document.querySelectorAll(count).length;
    if (is !== undefined && actual !== is) throw new Fault('differs', { expected: is, actual });
    if (least !== undefined) atLeast(actual, least);
  },
  text: ({ text, ...wanted }) => compare(tidy(find(text).innerText), wanted),
  value: ({ value, ...wanted }) => compare(tidy(find(value).value), wanted),
  name({ name, ...wanted }) {
    const actual = accessibleName(find(name));
    if (actual === '') throw new Fault('nameless');
    compare(actual, wanted);
  },
  attribute({ attribute, called, present = true, ...wanted }) {
    const element = find(attribute);
    if (element.hasAttribute(called) !== present)
      throw new Fault(present ? 'attribute-missing' : 'attribute-there');
    if (present) compare(tidy(element.getAttribute(called)), wanted);
  },
  style({ style, property, is, is_not: isNot }) {
    const element = find(style);
    const actual = styleOf(element, property);
    if (is !== undefined && actual !== computedValue(element, property, is))
      throw new Fault('differs', { expected: is, actual });
    if (isNot !== undefined && actual === computedValue(element, property, isNot))
      throw new Fault('same', { actual });
  },
  visible({ visible }) {
    if (!isVisible(find(visible))) throw new Fault('invisible');
  },
  hidden({ hidden }) {
    if ([...document.querySelectorAll(hidden)].some(isVisible)) throw new Fault('seen');
  },
  focused({ focused }) {
    if (!document.activeElement?.matches(focused))
      throw new Fault('unfocused', { actual: labelOf(document.activeElement) });
  },
  reachable({ reachable }) {
    if (!focusOrder().includes(find(reachable))) throw new Fault('unreachable');
  },
  focus_order({ focus_order: selectors }) {
    const order = focusOrder();
    const places = selectors.map((selector) => order.findIndex((element) => element.matches(selector)));
    if (places.some((place, index) => place === -1 || place < (places[index - 1] ?? -1)))
      throw new Fault('differs', { expected: selectors.join(', '), actual: order.map(labelOf).join(', ') });
  },
  contrast: ({ contrast: selector, at_least: least }) => atLeast(contrast(find(selector)), least),
  below({ below, of }) {
    const [lower, upper] = [find(below), find(of)].map((element) => element.getBoundingClientRect());
    if (lower.top < upper.bottom - 1) throw new Fault('not-below', { expected: of });
  },
  beside({ beside, of }) {
    const [one, other] = [find(beside), find(of)].map((element) => element.getBoundingClientRect());
    if (one.top >= other.bottom || other.top >= one.bottom) throw new Fault('not-beside', { expected: of });
  },
  title: ({ title }) => compare(tidy(document.title), { is: title }),
  fits_width() {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      throw new Fault('too-wide', { expected: clientWidth, actual: scrollWidth });
  },
};

const ACTIONS = {
  click({ click }) {
    const element = find(click);
    if (!isVisible(element)) throw new Fault('invisible');
    const options = { bubbles: true, cancelable: true, composed: true, view: window };
    element.dispatchEvent(new PointerEvent('pointerdown', options));
    if (element.dispatchEvent(new MouseEvent('mousedown', options)))
      element.closest('button, input, a, select, textarea, [tabindex]')?.focus();
    element.dispatchEvent(new PointerEvent('pointerup', options));
    element.dispatchEvent(new MouseEvent('mouseup', options));
    element.click();
  },
  type({ type, into }) {
    const element = find(into);
    element.focus();
    if (type === '' && !key(element, 'Backspace', 'keydown')) return;
    let text = '';
    let left = write(element, text);
    if (type === '') key(element, 'Backspace', 'keyup');
    for (const sign of String(type)) {
      if (!key(element, sign, 'keydown')) continue;
      // What a script has put there is typed on; a field for numbers has no value while it holds `16.`.
      if (textIn(element) !== left) text = textIn(element);
      text += sign;
      left = write(element, text);
      key(element, sign, 'keyup');
    }
    element.dispatchEvent(new Event('change', { bubbles: true }));
  },
  choose({ choose, in: list }) {
    const element = find(list);
    const option = [...element.options].find(({ label, value }) => [label, value].includes(choose));
    if (!option) throw new Fault('lacks', { expected: choose });
    element.value = option.value;
    for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }));
  },
  press({ press: name }) {
    const element = document.activeElement ?? document.body;
    const code = name === 'Space' ? ' ' : name;
    if (key(element, code, 'keydown')) PRESSED[name]?.(element);
    key(document.activeElement ?? document.body, code, 'keyup');
  },
  wait: ({ wait: ms }) => wait(ms),
};

const key = (element, sign, kind) =>
  element.dispatchEvent(
    new KeyboardEvent(kind, { key: sign, bubbles: true, cancelable: true, composed: true }),
  );

const textIn = (element) => (element.isContentEditable ? element.textContent : element.value);

/** As the browser does it: scripts that watch the property itself are passed by. What the field holds before they hear of it. */
function write(element, value) {
  const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  if (element.isContentEditable) element.textContent = value;
  else Object.getOwnPropertyDescriptor(prototype, 'value').set.call(element, value);
  const held = textIn(element);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
  return held;
}

/** What a key does where no script has done something else. */
const PRESSED = {
  Tab(element) {
    const order = focusOrder();
    order[order.indexOf(element) + 1]?.focus();
  },
  Enter(element) {
    if (element.matches('button, a[href], summary, input[type=submit], input[type=button]')) element.click();
    else if (element.matches('input') && element.form) submit(element.form);
  },
  Space(element) {
    if (
      element.matches(
        'button, summary, input[type=checkbox], input[type=radio], input[type=submit], input[type=button]',
      )
    )
      element.click();
  },
};

function submit(form) {
  const button = form.querySelector('button:not([type=button], [type=reset]), input[type=submit]');
  if (button) button.click();
  else form.requestSubmit();
}

async function carryOut(step, patience) {
  const verb = Object.keys(step).find((name) => name in ACTIONS || name in EXPECTATIONS);
  if (verb in ACTIONS) return ACTIONS[verb](step);
  for (const until = performance.now() + patience; ; await wait(AGAIN_AFTER_MS)) {
    try {
      return EXPECTATIONS[verb](step);
    } catch (fault) {
      if (!(fault instanceof Fault) || performance.now() > until) throw fault;
    }
  }
}

/**
 * Carries out the steps of a check from the one at `first` on. Whoever asks makes the window as wide as a step says, and
 * asks for the next ones.
 */
export async function carryOutSteps(steps, first) {
  for (let at = first; at < steps.length; at += 1) {
    if ('width' in steps[at]) return { width: steps[at].width, next: at + 1 };
    try {
      await carryOut(steps[at], PATIENCE_MS);
    } catch (fault) {
      if (fault instanceof Fault) return { fault: { step: at, code: fault.message, ...fault.told } };
      return { fault: { step: at, code: 'broken', actual: String(fault).slice(0, MOST_CHARACTERS) } };
    }
  }
  return {};
}

/** Waits until the page is there. */
export async function pageIsThere() {
  for (
    const until = performance.now() + PATIENCE_MS;
    document.readyState !== 'complete' && performance.now() < until;
  )
    await wait(AGAIN_AFTER_MS);
}
