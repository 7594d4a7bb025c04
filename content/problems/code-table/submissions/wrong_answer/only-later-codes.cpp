#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<char, string>> table(n);
    map<string, char> letters;
    for (auto &[letter, code] : table) {
        cin >> letter >> code;
        letters[code] = letter;
    }
    for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
            if (i != j && table[j].second.rfind(table[i].second, 0) == 0) {
                cout << "unclear " << table[i].first << ' ' << table[j].first << '\n';
                return 0;
            }
        }
    }
    string message, text, piece;
    cin >> message;
    size_t read = 0;
    for (size_t i = 0; i < message.size() && piece.size() < 30; i++) {
        piece += message[i];
        auto found = letters.find(piece);
        if (found == letters.end()) continue;
        text += found->second;
        piece.clear();
        read = i + 1;
    }
    cout << (text.empty() ? "-" : text) << '\n' << message.size() - read << '\n';
    return 0;
}
