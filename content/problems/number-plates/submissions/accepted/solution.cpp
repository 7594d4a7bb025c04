#include <iostream>
#include <string>
using namespace std;

bool is_letter(char c) {
    return 'A' <= c && c <= 'Z';
}

bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

bool is_plate(const string &text) {
    int length = text.size();
    if (length != 9 && length != 10) return false;
    for (int i = 0; i < length; i++) {
        if (i < 2 || (i >= 4 && i < length - 4)) {
            if (!is_letter(text[i])) return false;
        } else if (!is_digit(text[i])) return false;
    }
    return true;
}

int main() {
    int n;
    cin >> n;
    for (int k = 0; k < n; k++) {
        string text;
        cin >> text;
        if (is_plate(text)) {
            int middle = text.size() - 8;
            cout << text.substr(0, 2) << ' ' << text.substr(2, 2) << ' ';
            cout << text.substr(4, middle) << ' ' << text.substr(4 + middle) << '\n';
        } else {
            cout << "wrong\n";
        }
    }
}
