#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> row(n);
    for (int &number : row) cin >> number;
    vector<int> order = row;
    sort(order.begin(), order.end());
    int wrong = 0;
    for (int i = 0; i < n; i++) wrong += row[i] != order[i];
    cout << (wrong + 1) / 2 << ' ' << n - wrong << '\n';
    return 0;
}
