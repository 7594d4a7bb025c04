#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<set<int>> friends(n + 1);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        friends[a].insert(b);
        friends[b].insert(a);
    }
    for (int a = 1; a <= n; a++) {
        set<int> found;
        for (int c : friends[a]) found.insert(friends[c].begin(), friends[c].end());
        for (int c : friends[a]) found.erase(c);
        found.erase(a);
        cout << found.size() << ' ';
    }
    cout << '\n';
    return 0;
}
