#include <iostream>
#include <string>
#include <vector>
using namespace std;

void add(vector<long long> &tree, int i, int amount) {
    for (; i < (int)tree.size(); i += i & -i) tree[i] += amount;
}

long long up_to(const vector<long long> &tree, int i) {
    long long sum = 0;
    for (; i > 0; i -= i & -i) sum += tree[i];
    return sum;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> boss(n + 1, 0), size(n + 1, 0), place(n + 1), free_place(n + 1, 1);
    for (int i = 2; i <= n; i++) cin >> boss[i];
    for (int i = n; i >= 1; i--) {
        size[i]++;
        size[boss[i]] += size[i];
    }
    // free_place is where the next branch below an employee begins.
    for (int i = 1; i <= n; i++) {
        place[i] = free_place[boss[i]];
        free_place[boss[i]] += size[i];
        free_place[i] = place[i] + 1;
    }
    vector<long long> tree(n + 1, 0);
    while (q-- > 0) {
        string command;
        int x, r;
        cin >> command >> x;
        if (command == "ask") {
            cout << up_to(tree, place[x]) << '\n';
        } else {
            cin >> r;
            add(tree, place[x], r);
            add(tree, place[x] + size[x], -r);
        }
    }
}
