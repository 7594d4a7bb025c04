import { LanguageSupport, StreamLanguage } from '@codemirror/language';

import { css, html, pageText } from './stream-parsers.ts';

/** The whole text of a page. */
export const grammar = () => new LanguageSupport(StreamLanguage.define(pageText));
export const htmlGrammar = () => new LanguageSupport(StreamLanguage.define(html));
export const cssGrammar = () => new LanguageSupport(StreamLanguage.define(css));
