export { javascript as grammar } from '@codemirror/lang-javascript';
