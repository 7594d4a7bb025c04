#include <iostream>
#include <map>
#include <string>
using namespace std;

struct Value {
    string shown;             // what to print for it
    map<string, Value> parts; // of an object under their names, of a list under 0, 1, 2 ...
};

// Reads the value that begins at text[at], and moves at behind it.
Value read(const string &text, size_t &at) {
    // Your code here.
    return {};
}

int main() {
    string document;
    getline(cin, document);
    size_t at = 0;
    Value root = read(document, at);

    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        string path;
        cin >> path;

        // Your code here: follow the path from the root.
        cout << "missing\n";
    }
    return 0;
}
