#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> sizes(n), count(51), next(52);
    for (int &size : sizes) {
        cin >> size;
        count[size]++;
    }
    next[20] = 1;
    for (int size = 20; size <= 50; size++) next[size + 1] = next[size] + count[size];
    for (int size : sizes) cout << next[size] << ' ';
    cout << '\n';
    for (int size = 20; size <= 50; size++) {
        if (count[size] > 0) cout << size << ' ' << next[size] << ' ' << next[size] + count[size] - 1 << '\n';
    }
}
