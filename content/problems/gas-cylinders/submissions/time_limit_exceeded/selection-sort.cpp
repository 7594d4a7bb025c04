#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> row(n);
    for (int &number : row) cin >> number;
    vector<int> before = row;
    int exchanges = 0, right = 0;
    for (int i = 0; i < n - 1; i++) {
        int smallest = i;
        for (int j = i + 1; j < n; j++)
            if (row[j] < row[smallest]) smallest = j;
        if (smallest == i) continue;
        swap(row[i], row[smallest]);
        exchanges++;
    }
    for (int i = 0; i < n; i++) right += row[i] == before[i];
    cout << exchanges << ' ' << right << '\n';
    return 0;
}
