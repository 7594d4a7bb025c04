#include <algorithm>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> team(n);
    iota(team.begin(), team.end(), 1);
    while (q-- > 0) {
        string call;
        cin >> call;
        if (call == "SWAP") {
            int a, b;
            cin >> a >> b;
            swap(team[a - 1], team[b - 1]);
        } else if (call == "LEFT") {
            int k;
            cin >> k;
            rotate(team.begin(), team.end() - k % n, team.end());
        } else {
            reverse(team.begin(), team.end());
        }
    }
    for (int i = 0; i < n; i++) cout << team[i] << (i + 1 < n ? ' ' : '\n');
    return 0;
}
