import { lazyPart } from '../../../../ui/lazy-part.tsx';

/** Only SQL tasks fetch how rows are compared and drawn. */
export const RowsOfTest = lazyPart(async () => (await import('./rows-of-test.tsx')).RowsOfTest);
export const RowsBeside = lazyPart(async () => (await import('./rows-beside.tsx')).RowsBeside);
