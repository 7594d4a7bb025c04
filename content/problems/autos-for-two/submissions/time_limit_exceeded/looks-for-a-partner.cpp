#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, w;
    cin >> n >> w;
    vector<int> weight(n);
    for (int &kilograms : weight) cin >> kilograms;
    sort(weight.begin(), weight.end(), greater<int>());
    vector<bool> gone(n);
    int autos = 0;
    for (int i = 0; i < n; i++) {
        if (gone[i]) continue;
        autos++;
        int j = i + 1;
        while (j < n && (gone[j] || weight[j] > w - weight[i])) j++;
        if (j < n) gone[j] = true;
    }
    cout << autos << ' ' << 2 * autos - n << '\n';
    return 0;
}
