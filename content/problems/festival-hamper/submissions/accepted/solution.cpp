#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, g;
    cin >> n >> g;
    vector<vector<int>> joy(n + 1, vector<int>(g + 1, 0));
    for (int i = 1; i <= n; i++) {
        int weight, points;
        cin >> weight >> points;
        for (int w = 0; w <= g; w++) {
            joy[i][w] = joy[i - 1][w];
            if (w >= weight) joy[i][w] = max(joy[i][w], joy[i - 1][w - weight] + points);
        }
    }
    int most = joy[n][g];
    int lightest = find(joy[n].begin(), joy[n].end(), most) - joy[n].begin();
    cout << most << ' ' << lightest << '\n';
    return 0;
}
