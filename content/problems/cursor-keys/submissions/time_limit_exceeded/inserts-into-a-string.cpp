#include <iostream>
#include <string>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string keys, text;
    cin >> keys;
    size_t cursor = 0;
    for (char key : keys) {
        if (key == '<') {
            if (cursor > 0) cursor--;
        } else if (key == '>') {
            if (cursor < text.size()) cursor++;
        } else if (key == '[') {
            cursor = 0;
        } else if (key == ']') {
            cursor = text.size();
        } else if (key == '*') {
            if (cursor > 0) text.erase(--cursor, 1);
        } else {
            text.insert(cursor++, 1, key);
        }
    }
    cout << (text.empty() ? "EMPTY" : text) << '\n';
    return 0;
}
