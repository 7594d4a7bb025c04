#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, g;
    cin >> n >> g;
    vector<int> tree(n);
    for (int &each : tree) cin >> each;
    sort(tree.begin(), tree.end());
    int wide = 0, widest = 0;
    auto after = tree.begin(); // the tree at the far side of the widest gap
    for (auto it = tree.begin() + 1; it != tree.end(); ++it) {
        int gap = *it - *(it - 1);
        if (gap > g) wide++;
        if (gap >= widest) {
            widest = gap;
            after = it;
        }
    }
    cout << wide << '\n' << widest << ' ' << *(after - 1) << ' ' << *after << '\n';
}
