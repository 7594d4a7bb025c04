#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    unordered_map<string, int> place; // sorted letters -> place in groups
    vector<vector<string>> groups;    // in the order of their first words
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        string key = word;
        sort(key.begin(), key.end());
        if (place.count(key) == 0) {
            place[key] = groups.size();
            groups.push_back({});
        }
        groups[place[key]].push_back(word);
    }
    size_t largest = 0;
    for (size_t g = 1; g < groups.size(); g++) {
        if (groups[g].size() >= groups[largest].size()) largest = g;
    }
    cout << groups.size() << '\n';
    for (const string &word : groups[largest]) cout << word << ' ';
    cout << '\n';
}
