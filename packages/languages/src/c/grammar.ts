/** The grammar of C++ reads C as well. */
export { cpp as grammar } from '@codemirror/lang-cpp';
