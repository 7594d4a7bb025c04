#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, came = 0;
    size_t most = 0;
    cin >> n;
    vector<int> siding;
    for (int i = 0; i < n; i++) {
        int wanted;
        cin >> wanted;
        while (came < wanted) siding.push_back(++came);
        most = max(most, siding.size());
        siding.erase(find(siding.begin(), siding.end(), wanted));
    }
    cout << "yes " << most << '\n';
    return 0;
}
