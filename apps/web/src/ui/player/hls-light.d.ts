/** The smaller build has the same face as the whole one, but brings no types of its own. */
declare module 'hls.js/light' {
  export { default as Hls, Events } from 'hls.js';
}
