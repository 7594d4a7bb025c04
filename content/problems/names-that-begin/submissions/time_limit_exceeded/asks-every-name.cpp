#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<string> names;
    while (n-- > 0) {
        char event;
        string word;
        cin >> event >> word;
        if (event == '+') {
            names.push_back(word);
        } else if (event == '-') {
            names.erase(find(names.begin(), names.end(), word));
        } else {
            int count = 0;
            for (const string &name : names)
                if (name.compare(0, word.size(), word) == 0) count++;
            cout << count << '\n';
        }
    }
    return 0;
}
