export { java as grammar } from '@codemirror/lang-java';
