#include <iostream>
#include <sstream>
#include <string>
using namespace std;

int digitOf(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

string decoded(const string &text) {
    string result;
    for (size_t i = 0; i < text.size(); i++) {
        if (text[i] == '%' && i + 2 < text.size() && digitOf(text[i + 1]) >= 0 && digitOf(text[i + 2]) >= 0) {
            result += char(digitOf(text[i + 1]) * 16 + digitOf(text[i + 2]));
            i += 2;
        } else {
            result += text[i] == '+' ? ' ' : text[i];
        }
    }
    return result;
}

int main() {
    string query, piece;
    cin >> query;
    istringstream pieces(query);
    bool any = false;
    while (getline(pieces, piece, '&')) {
        if (piece.empty()) continue;
        size_t at = piece.rfind('=');
        string value = at == string::npos ? "" : piece.substr(at + 1);
        cout << decoded(piece.substr(0, at)) << " = " << decoded(value) << '\n';
        any = true;
    }
    if (!any) cout << "empty\n";
    return 0;
}
