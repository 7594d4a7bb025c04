#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Node {
    int low, hours;
};

Node join(Node a, Node b) {
    if (a.low < b.low) return a;
    if (b.low < a.low) return b;
    return {a.low, a.hours + b.hours};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<Node> tree(2 * n);
    for (int i = 0; i < n; i++) {
        cin >> tree[n + i].low;
        tree[n + i].hours = 1;
    }
    for (int i = n - 1; i > 0; i--) tree[i] = join(tree[2 * i], tree[2 * i + 1]);
    while (q-- > 0) {
        string command;
        int a, b;
        cin >> command >> a >> b;
        if (command == "set") {
            int i = n + a - 1;
            tree[i].low = b;
            for (i /= 2; i > 0; i /= 2) tree[i] = join(tree[2 * i], tree[2 * i + 1]);
        } else {
            Node answer = {1000, 0};
            int left = n + a - 1, right = n + b;
            for (; left < right; left /= 2, right /= 2) {
                if (left % 2 == 1) answer = join(answer, tree[left++]);
                if (right % 2 == 1) answer = join(answer, tree[--right]);
            }
            cout << answer.low << ' ' << answer.hours << '\n';
        }
    }
    return 0;
}
