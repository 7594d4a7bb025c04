#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    const long long MOD = 1000000007;
    int n, s;
    string word;
    cin >> n >> s >> word;
    int m = word.size();
    vector<int> border(m + 1, 0);
    for (int i = 1, k = 0; i < m; i++) {
        while (k > 0 && word[i] != word[k]) k = border[k];
        if (word[i] == word[k]) k++;
        border[i + 1] = k;
    }
    vector<vector<int>> next(m, vector<int>(s, 0));
    for (int state = 0; state < m; state++) {
        for (int letter = 0; letter < s; letter++) {
            if (word[state] == 'a' + letter) next[state][letter] = state + 1;
            else if (state > 0) next[state][letter] = next[border[state]][letter];
        }
    }
    vector<long long> ways(m + 1, 0);
    ways[0] = 1;
    for (int i = 0; i < n; i++) {
        vector<long long> following(m + 1, 0);
        for (int state = 0; state < m; state++) {
            for (int other : next[state]) following[other] = (following[other] + ways[state]) % MOD;
        }
        ways = following;
    }
    long long codes = 0;
    for (int state = 0; state < m; state++) codes += ways[state];
    cout << codes % MOD << '\n';
}
