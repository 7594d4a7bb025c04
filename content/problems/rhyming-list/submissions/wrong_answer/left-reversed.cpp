#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<string> words(n);
    for (string &word : words) cin >> word;
    sort(words.begin(), words.end(), [](const string &a, const string &b) {
        return lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
    });
    string end;
    for (const string &word : words) {
        string own_end = word.substr(word.size() - 2);
        if (end != "") cout << (own_end == end ? ' ' : '\n');
        cout << string(word.rbegin(), word.rend());
        end = own_end;
    }
    cout << '\n';
}
