#include <cctype>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
using namespace std;

string decoded(const string &piece) {
    string out;
    for (size_t i = 0; i < piece.size(); i++) {
        if (piece[i] == '+') {
            out += ' ';
        } else if (piece[i] == '%') {
            string digits = piece.substr(i + 1, 2);
            if (digits.size() < 2 || !isxdigit(digits[0]) || !isxdigit(digits[1])) throw invalid_argument(piece);
            out += (char)stoi(digits, nullptr, 16);
            i += 2;
        } else {
            out += piece[i];
        }
    }
    return out;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string query, pair, out;
        cin >> query;
        istringstream pairs(query);
        try {
            while (getline(pairs, pair, '&')) {
                size_t equals = pair.find('=');
                string value = equals == string::npos ? "" : pair.substr(equals + 1);
                out += "[" + decoded(pair.substr(0, equals)) + "] [" + decoded(value) + "]\n";
            }
        } catch (const invalid_argument &) {
            out = "bad\n";
        }
        cout << out << "--\n";
    }
    return 0;
}
