#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        string command;
        cin >> command;
        // Your code here: carry out the command (JOIN is followed by x and y, LEAVE by x).
    }

    // Your code here: print the chain from the front to the end, or nobody.
    return 0;
}
