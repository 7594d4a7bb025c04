/** Spec section 9: the Python default is empty. */
export const pythonTemplate = '';
