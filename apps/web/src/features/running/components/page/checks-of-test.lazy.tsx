import { lazyPart } from '../../../../ui/lazy-part.tsx';

/** Only tasks that are solved by a page fetch how checks are read and drawn. */
export const ChecksOfTest = lazyPart(async () => (await import('./checks-of-test.tsx')).ChecksOfTest);
