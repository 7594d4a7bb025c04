#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> superior(n + 1), below(n + 1);
    for (int i = 2; i <= n; i++) cin >> superior[i];
    int longest = 1;
    for (int i = 2; i <= n; i++) {
        int steps = 1;
        for (int above = superior[i]; above > 0; above = superior[above]) {
            below[above]++;
            steps++;
        }
        longest = max(longest, steps);
    }
    for (int i = 1; i <= n; i++) cout << below[i] << ' ';
    cout << '\n' << longest << '\n';
    return 0;
}
