#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> taps(k);
    for (int &tap : taps) cin >> tap;
    string cells, sent;
    cin >> cells;

    int once = 0, ring = 0;
    // Your code here.

    cout << once << ' ' << ring << '\n' << sent << '\n';
    return 0;
}
