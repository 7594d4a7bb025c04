#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> kind(n + 1), seen(n + 1, 0);
    for (int i = 1; i <= n; i++) cin >> kind[i];
    for (int question = 1; question <= q; question++) {
        int l, r, different = 0;
        cin >> l >> r;
        for (int i = l; i <= r; i++) {
            if (seen[kind[i]] != question) different++;
            seen[kind[i]] = question;
        }
        cout << different << '\n';
    }
}
