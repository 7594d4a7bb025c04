#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    int exchanges = 0;
    for (int pass = 1; pass < n; pass++)
        for (int i = 0; i < n - pass; i++)
            if (a[i] > a[i + 1]) {
                swap(a[i], a[i + 1]);
                exchanges++;
            }
    cout << exchanges << ' ' << n << '\n';
    return 0;
}
