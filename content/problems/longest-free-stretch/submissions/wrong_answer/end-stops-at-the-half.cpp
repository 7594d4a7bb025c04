#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct part { int left, right, best; };

// A part from its halves, which have this length each.
part join(const part &a, const part &b, int half) {
    part whole;
    whole.left = a.left;
    whole.right = b.right == half ? half + a.right : b.right;
    whole.best = max({a.best, b.best, a.right + b.left});
    return whole;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q, size = 1;
    cin >> n >> q;
    while (size < n) size *= 2;
    vector<part> parts(size + size);
    auto set_free = [&](int place, int is_free) {
        int i = size + place - 1, half = 1;
        parts[i] = {is_free, is_free, is_free};
        for (i /= 2; i > 0; i /= 2) {
            parts[i] = join(parts[2 * i], parts[2 * i + 1], half);
            half *= 2;
        }
    };
    for (int place = 1; place <= n; place++) set_free(place, 1);
    while (q-- > 0) {
        int place;
        cin >> place;
        set_free(place, 1 - parts[size + place - 1].best);
        cout << parts[1].best << '\n';
    }
}
