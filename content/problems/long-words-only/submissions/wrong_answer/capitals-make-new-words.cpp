#include <algorithm>
#include <cctype>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

int main() {
    size_t k, m;
    cin >> k >> m;
    set<string> different;
    string word;
    char c;
    while (cin.get(c)) {
        if (isalpha(c)) {
            word += c;
        } else {
            if (word.size() >= k) different.insert(word);
            word = "";
        }
    }
    vector<string> words(different.begin(), different.end());
    stable_sort(words.begin(), words.end(), [](const string &a, const string &b) { return a.size() > b.size(); });
    for (size_t i = 0; i < words.size() && i < m; i++) cout << words[i] << '\n';
    cout << words.size() << '\n';
}
