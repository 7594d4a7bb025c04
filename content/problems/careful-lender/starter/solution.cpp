#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> available(k);
    for (int &a : available) cin >> a;
    vector<vector<int>> lent(n, vector<int>(k)), most(n, vector<int>(k));
    for (int p = 0; p < n; p++) {
        for (int &l : lent[p]) cin >> l;
        for (int &m : most[p]) cin >> m;
    }

    // your code here

    cout << "unsafe\n";
    return 0;
}
