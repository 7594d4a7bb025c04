#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string what, key, text;
        cin >> what >> key >> ws;
        getline(cin, text);
        size_t moved = 0;
        for (char &c : text) {
            if (!isalpha((unsigned char)c)) continue;
            char first = isupper((unsigned char)c) ? 'A' : 'a';
            int shift = key[moved++ % key.size()] - 'a';
            if (what == "show") shift = 26 - shift;
            c = (char)(first + (c - first + shift) % 26);
        }
        cout << text << '\n';
    }
    return 0;
}
