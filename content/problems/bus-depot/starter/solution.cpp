#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n, depot = 1;
    long long longest = 0, farthest = 0;
    cin >> n;
    vector<vector<pair<int, int>>> roads(n + 1); // of each village: where to, and how long
    for (int i = 1; i < n; i++) {
        int a, b, d;
        cin >> a >> b >> d;
        roads[a].push_back({b, d});
        roads[b].push_back({a, d});
    }

    // Your code here.

    cout << longest << '\n' << depot << ' ' << farthest << '\n';
    return 0;
}
