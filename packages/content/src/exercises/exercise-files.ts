/** The exercises of a lesson, beside its text. */
export const EXERCISES_FILE = 'exercises.yaml';

/** The tables of its `trace` exercises (tables.ts). */
export const TABLES_FILE = 'traces.yaml';
