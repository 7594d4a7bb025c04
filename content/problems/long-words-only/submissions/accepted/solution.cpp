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
    do {
        if (cin.get(c) && isalpha(c)) {
            word += tolower(c);
        } else {
            if (word.size() >= k) different.insert(word);
            word = "";
        }
    } while (cin);
    vector<string> words(different.begin(), different.end());
    stable_sort(words.begin(), words.end(), [](const string &a, const string &b) { return a.size() > b.size(); });
    for (size_t i = 0; i < words.size() && i < m; i++) cout << words[i] << '\n';
    cout << words.size() << '\n';
}
