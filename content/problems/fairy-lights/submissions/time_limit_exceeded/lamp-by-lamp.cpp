#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<pair<long long, char>> first(n), second(m);
    for (auto &bundle : first) cin >> bundle.first >> bundle.second;
    for (auto &bundle : second) cin >> bundle.first >> bundle.second;
    volatile long long same = 0, row = 0;
    long long longest = 0;
    for (int a = 0, b = 0; a < n;) {
        if (first[a].second == second[b].second) {
            same = same + 1;
            row = row + 1;
            if (row > longest) longest = row;
        } else {
            row = 0;
        }
        if (--first[a].first == 0) a++;
        if (--second[b].first == 0) b++;
    }
    cout << same << ' ' << longest << '\n';
    return 0;
}
