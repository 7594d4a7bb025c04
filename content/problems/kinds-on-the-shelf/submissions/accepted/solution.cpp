#include <iostream>
#include <utility>
#include <vector>
using namespace std;

void add(vector<int> &tree, int i, int amount) {
    for (; i < (int)tree.size(); i += i & -i) tree[i] += amount;
}

int up_to(const vector<int> &tree, int i) {
    int sum = 0;
    for (; i > 0; i -= i & -i) sum += tree[i];
    return sum;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> kind(n + 1), last(n + 1, 0), tree(n + 1, 0), answer(q);
    for (int i = 1; i <= n; i++) cin >> kind[i];
    vector<vector<pair<int, int>>> ending(n + 1);  // left end and number of the question
    for (int i = 0; i < q; i++) {
        int l, r;
        cin >> l >> r;
        ending[r].push_back({l, i});
    }
    for (int r = 1; r <= n; r++) {
        int &before = last[kind[r]];
        if (before > 0) add(tree, before, -1);
        before = r;
        add(tree, r, 1);
        for (auto [l, i] : ending[r]) answer[i] = up_to(tree, r) - up_to(tree, l - 1);
    }
    for (int a : answer) cout << a << '\n';
}
