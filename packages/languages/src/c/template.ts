export const cTemplate = `#include <stdio.h>

int main(void) {
    /* Read the input and print the answer. */
    return 0;
}
`;
