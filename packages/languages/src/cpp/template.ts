/** The three standards share one saved text, so they share one template (LANGUAGES-2). */
export const cppTemplate = `#include <iostream>
using namespace std;

int main() {
    // Read the input and print the answer.
    return 0;
}
`;
