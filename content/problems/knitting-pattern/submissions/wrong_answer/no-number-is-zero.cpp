#include <cctype>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
    string pattern, text;
    cin >> pattern;
    vector<pair<string, int>> open;
    int number = 0;
    for (char c : pattern) {
        if (isdigit(c)) {
            number = number * 10 + (c - '0');
            continue;
        }
        int times = c == '(' ? number : max(1, number);
        number = 0;
        if (c == '(') {
            open.push_back({text, times});
            text = "";
        } else if (c == ')') {
            string whole = open.back().first;
            for (int i = 0; i < open.back().second; i++) whole += text;
            open.pop_back();
            text = whole;
        } else {
            text += string(times, c);
        }
    }
    map<char, int> count;
    for (char c : text) count[c]++;
    cout << text << '\n';
    for (auto &[stitch, often] : count) cout << stitch << ' ' << often << '\n';
    return 0;
}
