/** The product's name: the one place it is in the code. */
export const PRODUCT = 'Abhyas';

/** What an institute's learner reads aloud to support: `ABH-` and six characters without look-alikes. */
export const PRODUCT_ID_PREFIX = 'ABH';
