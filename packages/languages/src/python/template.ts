/** LANGUAGES-2: the Python default is empty. */
export const pythonTemplate = '';
