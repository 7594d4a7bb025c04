#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<long long> stones;

long long danger(int i) {
    if (i < 0) return 0;
    return stones[i] + min({i >= 1 ? danger(i - 1) : 0, i >= 2 ? danger(i - 2) : 0, i >= 3 ? danger(i - 3) : 0});
}

int main() {
    int n;
    cin >> n;
    stones.resize(n + 1);
    for (int i = 0; i < n; i++) cin >> stones[i];
    cout << danger(n) << '\n';
    return 0;
}
