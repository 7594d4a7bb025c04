#include <iostream>
#include <iterator>
#include <list>
#include <string>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string keys;
    cin >> keys;
    list<char> text;
    auto cursor = text.end();  // the sign just after the cursor
    for (char key : keys) {
        if (key == '<') {
            if (cursor != text.begin()) --cursor;
        } else if (key == '>') {
            if (cursor != text.end()) ++cursor;
        } else if (key == '[') {
            cursor = text.begin();
        } else if (key == ']') {
            cursor = text.end();
        } else if (key == '*') {
            if (cursor != text.begin()) text.erase(prev(cursor));
        } else {
            text.insert(cursor, key);
        }
    }
    if (text.empty()) cout << "EMPTY\n";
    else cout << string(text.begin(), text.end()) << '\n';
    return 0;
}
