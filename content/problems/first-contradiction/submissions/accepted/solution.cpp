#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Groups {
public:
    explicit Groups(int n) : parent(n + 1), size(n + 1, 1), bit(n + 1, 0) {
        iota(parent.begin(), parent.end(), 0);
    }

    // Puts a and b into one group. False if they are in one already and stand to each other in another way.
    bool accept(int a, int b, int other) {
        int top_a = root(a), top_b = root(b);
        int differ = bit[a] ^ bit[b] ^ other;
        if (top_a == top_b) return differ == 0;
        if (size[top_a] > size[top_b]) swap(top_a, top_b);
        parent[top_a] = top_b;
        size[top_b] += size[top_a];
        bit[top_a] = differ;
        return true;
    }

private:
    vector<int> parent, size, bit; // bit 1: in another team than the parent

    int root(int child) {
        if (parent[child] == child) return child;
        int above = parent[child];
        int top = root(above);
        if (above != top) {
            bit[child] ^= bit[above];
            parent[child] = top;
        }
        return top;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    Groups groups(n);
    for (int i = 1; i <= q; i++) {
        string kind;
        int a, b;
        cin >> kind >> a >> b;
        if (!groups.accept(a, b, kind == "other")) {
            cout << i << '\n';
            return 0;
        }
    }
    cout << "no contradiction\n";
}
