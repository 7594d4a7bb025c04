#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

vector<int> mark;

pair<long long, int> cost(int a, int b) {
    if (b - a < 2) return {0, 0};
    pair<long long, int> best(-1, 0);
    for (int cut = a + 1; cut < b; cut++) {
        long long both = cost(a, cut).first + cost(cut, b).first + mark[b] - mark[a];
        if (best.first < 0 || both < best.first) best = {both, cut};
    }
    return best;
}

int main() {
    int l, n;
    cin >> l >> n;
    mark.resize(n + 2);
    for (int i = 1; i <= n; i++) cin >> mark[i];
    mark[n + 1] = l;
    auto [total, first] = cost(0, n + 1);
    cout << total << ' ' << mark[first] << '\n';
    return 0;
}
