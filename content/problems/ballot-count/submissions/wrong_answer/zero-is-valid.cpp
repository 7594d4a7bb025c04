#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    int n, k, invalid = 0;
    cin >> n >> k;
    vector<int> votes(k + 1, 0), order(k);
    for (int i = 0; i < n; i++) {
        int number;
        cin >> number;
        if (0 <= number && number <= k) votes[number]++;
        else invalid++;
    }
    iota(order.begin(), order.end(), 1);
    stable_sort(order.begin(), order.end(), [&](int a, int b) { return votes[a] > votes[b]; });
    if (invalid == n) cout << "NO VOTES\n";
    else if (2 * votes[order[0]] > n - invalid) cout << "ELECTED " << order[0] << '\n';
    else cout << "RUN-OFF " << order[0] << ' ' << order[1] << '\n';
    cout << invalid << '\n';
    return 0;
}
