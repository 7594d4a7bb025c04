#include <deque>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    size_t k = stoi(line);
    int lines = 0;
    deque<string> kept;
    while (cin >> line) {
        lines++;
        kept.push_back(line);
        if (kept.size() > k) kept.pop_front();
    }
    if (kept.empty()) cout << "empty\n";
    int number = lines - kept.size();
    for (const string &each : kept) cout << ++number << ": " << each << '\n';
}
