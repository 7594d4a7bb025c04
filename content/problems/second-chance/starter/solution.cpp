#include <iostream>
#include <vector>
using namespace std;

int main() {
    int f, n, faults = 0;
    cin >> f >> n;
    vector<int> page(f, 0); // 0 stands for an empty frame
    while (n-- > 0) {
        int wanted;
        cin >> wanted;
        // your code here
    }
    cout << faults << '\n';
    for (int i = 0; i < f; i++) {
        if (i > 0) cout << ' ';
        if (page[i] > 0) cout << page[i];
        else cout << '-';
    }
    cout << '\n';
    return 0;
}
