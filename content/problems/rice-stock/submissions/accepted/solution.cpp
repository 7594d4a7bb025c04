#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<long long> tree(n + 1);
    auto add = [&](int i, long long x) {
        for (; i <= n; i += i & -i) tree[i] += x;
    };
    auto first = [&](int i) {
        long long sum = 0;
        for (; i > 0; i -= i & -i) sum += tree[i];
        return sum;
    };
    for (int i = 1; i <= n; i++) {
        long long sacks;
        cin >> sacks;
        add(i, sacks);
    }
    while (q-- > 0) {
        char event;
        int i, x;
        cin >> event >> i >> x;
        if (event == '+') add(i, x);
        else if (event == '-') add(i, -x);
        else cout << first(x) - first(i - 1) << '\n';
    }
    return 0;
}
