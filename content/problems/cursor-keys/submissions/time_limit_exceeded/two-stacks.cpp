#include <iostream>
#include <string>
using namespace std;

string before, after;  // the signs before the cursor, and those after it from the last to the first

bool move(string &from, string &to) {
    if (from.empty()) return false;
    to.push_back(from.back());
    from.pop_back();
    return true;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string keys;
    cin >> keys;
    for (char key : keys) {
        if (key == '<') {
            move(before, after);
        } else if (key == '>') {
            move(after, before);
        } else if (key == '[') {
            while (move(before, after)) {}
        } else if (key == ']') {
            while (move(after, before)) {}
        } else if (key == '*') {
            if (!before.empty()) before.pop_back();
        } else {
            before.push_back(key);
        }
    }
    while (move(after, before)) {}
    cout << (before.empty() ? "EMPTY" : before) << '\n';
    return 0;
}
