#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, m, a, b;
    cin >> n >> m;
    vector<vector<int>> near(n + 1);
    while (m-- > 0 && cin >> a >> b) {
        near[a].push_back(b);
        near[b].push_back(a);
    }
    vector<bool> seen(n + 1, false);
    int groups = 0, largest = 0, single = 0;
    for (int start = 1; start <= n; start++) {
        if (seen[start]) continue;
        vector<int> stack = {start};
        seen[start] = true;
        int size = 0;
        while (!stack.empty()) {
            int village = stack.back();
            stack.pop_back();
            size++;
            for (int other : near[village]) {
                if (!seen[other]) {
                    seen[other] = true;
                    stack.push_back(other);
                }
            }
        }
        groups++;
        largest = max(largest, size);
        if (size == 1) single++;
    }
    cout << groups << ' ' << largest << ' ' << single << '\n';
    return 0;
}
