#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, q;
    cin >> n >> q;
    vector<char> taken(n + 1, 0);
    while (q-- > 0) {
        int place, run = 0, longest = 0;
        cin >> place;
        taken[place] = !taken[place];
        for (int i = 1; i <= n; i++) {
            if (taken[i]) run = 0;
            else run++;
            longest = max(longest, run);
        }
        cout << longest << '\n';
    }
}
