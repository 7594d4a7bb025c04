#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    size_t w;
    string word;
    cin >> w;
    vector<string> lines;
    string line;
    while (cin >> word) {
        if (!line.empty() && line.size() + 1 + word.size() <= w) {
            line += ' ' + word;
            continue;
        }
        if (!line.empty()) lines.push_back(line);
        bool cut = word.size() > w;
        while (word.size() > w) {
            lines.push_back(word.substr(0, w));
            word = word.substr(w);
        }
        line = word;
        if (cut) {
            lines.push_back(line);
            line = "";
        }
    }
    if (!line.empty()) lines.push_back(line);
    for (const string &each : lines) cout << each << '\n';
    cout << lines.size() << '\n';
    return 0;
}
