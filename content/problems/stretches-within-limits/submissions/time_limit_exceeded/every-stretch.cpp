#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    long long l, u, normal = 0;
    cin >> n >> l >> u;
    vector<int> changes(n);
    for (int &change : changes) cin >> change;
    for (int from = 0; from < n; from++) {
        long long sum = 0;
        for (int to = from; to < n; to++) {
            sum += changes[to];
            if (sum >= l && sum <= u) normal++;
        }
    }
    cout << normal << '\n';
}
