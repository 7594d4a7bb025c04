#include <iostream>
#include <string>
using namespace std;

int main() {
    const string keys[10] = {" ", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};
    string message;
    getline(cin, message);
    int last = -1;
    for (char c : message) {
        for (int key = 0; key <= 9; key++) {
            size_t place = keys[key].find(c);
            if (place == string::npos) continue;
            if (key == last) cout << ' ';
            cout << string(place + 1, '0' + key);
            last = key;
        }
    }
    cout << '\n';
}
