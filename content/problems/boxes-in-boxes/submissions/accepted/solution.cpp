#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int boxes = 0, empty_boxes = 0, deepest = 0;

// Unpacks one box; its "(" has been read.
void unpack(int depth) {
    string sign;
    int parts = 0;
    boxes++;
    deepest = max(deepest, depth);
    while (cin >> sign && sign != ")") {
        parts++;
        if (sign == "(") unpack(depth + 1);
        else cout << sign << ' ' << depth << '\n';
    }
    if (parts == 0) empty_boxes++;
}

int main() {
    string first;
    cin >> first;
    unpack(1);
    cout << boxes << ' ' << empty_boxes << ' ' << deepest << '\n';
}
