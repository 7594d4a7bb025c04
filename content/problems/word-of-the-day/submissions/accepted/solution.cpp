#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string line, part;
    getline(cin, line);
    map<string, int> count;
    while (getline(cin, line)) {
        istringstream parts(line);
        while (parts >> part) {
            string word;
            for (char c : part) {
                if (isalpha((unsigned char)c)) word += tolower((unsigned char)c);
            }
            if (word.size() >= 4) count[word]++;
        }
    }
    string best;
    int most = 0;
    for (auto &entry : count) {
        if (entry.second > most) {
            most = entry.second;
            best = entry.first;
        }
    }
    if (most == 0) cout << "silence\n";
    else cout << best << ' ' << most << '\n';
    return 0;
}
