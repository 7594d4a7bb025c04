#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    string plan;
    cin >> plan;
    int n = plan.size();
    // Stretches from a up to before b.
    vector<vector<int>> best(n + 1, vector<int>(n + 1, 0));
    for (int a = n - 1; a >= 0; a--) {
        for (int b = a + 1; b <= n; b++) {
            best[a][b] = 1 + best[a + 1][b];
            for (int m = a + 1; m < b; m++) {
                if (plan[m] == plan[a]) best[a][b] = min(best[a][b], best[a + 1][m] + best[m][b]);
            }
        }
    }
    cout << best[0][n] << '\n';
}
