import { javascript } from '@codemirror/lang-javascript';

export const grammar = () => javascript();
