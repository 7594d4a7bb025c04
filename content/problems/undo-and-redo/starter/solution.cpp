#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        string command;
        cin >> command;
        // Your code here: carry out the command (TYPE is followed by a word).
    }

    // Your code here: print the words of the text, or (empty).
    return 0;
}
