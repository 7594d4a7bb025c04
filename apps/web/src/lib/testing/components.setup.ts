import '../../ui/styles/base.css';

import { beforeEach, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  // Each test says what the server answers (answers.ts); nothing else is asked for.
  vi.restoreAllMocks();
});
