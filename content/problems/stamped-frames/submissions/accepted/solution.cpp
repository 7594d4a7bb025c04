#include <iostream>
#include <string>
using namespace std;

string divided(string word, const string &generator) {
    for (size_t at = 0; at + generator.size() <= word.size(); at++) {
        if (word[at] == '0') continue;
        for (size_t k = 0; k < generator.size(); k++) {
            word[at + k] = word[at + k] == generator[k] ? '0' : '1';
        }
    }
    return word;
}

int main() {
    string generator;
    int q;
    cin >> generator >> q;
    while (q-- > 0) {
        string what, bits;
        cin >> what >> bits;
        if (what == "SEND") {
            string zeros(generator.size() - 1, '0');
            cout << bits << divided(bits + zeros, generator).substr(bits.size()) << '\n';
        } else {
            bool clean = divided(bits, generator).find('1') == string::npos;
            cout << (clean ? "ok" : "damaged") << '\n';
        }
    }
    return 0;
}
