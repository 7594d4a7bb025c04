#include <iostream>
#include <string>
using namespace std;

const string SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const string HEX = "0123456789abcdef";

// Writes each value as a group of bits.
string bitsOf(const string &text, const string &signs, int width) {
    string bits;
    for (char c : text) {
        size_t value = signs.find(c);
        for (int bit = width - 1; bit >= 0; bit--) bits += (value >> bit & 1) ? '1' : '0';
    }
    return bits;
}

string fromBits(const string &bits, const string &signs, int width) {
    string text;
    for (size_t at = 0; at + width <= bits.size(); at += width) text += signs[stoi(bits.substr(at, width), nullptr, 2)];
    return text;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string what, text;
        cin >> what >> text;
        if (what == "TO") {
            string bits = bitsOf(text, HEX, 4);
            while (bits.size() % 6 != 0) bits += '0';
            string out = fromBits(bits, SIGNS, 6);
            while (out.size() % 4 != 0) out += '=';
            cout << out << '\n';
        } else {
            string bits = bitsOf(text.substr(0, text.find('=')), SIGNS, 6);
            while (bits.size() % 8 != 0) bits += '0';
            cout << fromBits(bits, HEX, 4) << '\n';
        }
    }
    return 0;
}
