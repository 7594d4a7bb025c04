#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Part {
    long long times;     // how often it is played
    char beat;           // its letter, or 0 for a group
    vector<Part> inside; // the parts of a group
    // What else is worth remembering?
};

// Your code here: a function that reads parts, and one that finds the beat at place k.

int main() {
    string composition;
    int q;
    cin >> composition >> q;
    while (q-- > 0) {
        long long k;
        cin >> k;
        cout << '-';
    }
    cout << '\n';
    return 0;
}
