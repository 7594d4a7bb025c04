/** `npm run spec-tests`: writes docs/spec-tests.md. */
import { writeFileSync } from 'node:fs';

import { drawView, findProofs, readPages, readSources, VIEW } from './specification.ts';

writeFileSync(VIEW, drawView(readPages(), findProofs(readSources())));
