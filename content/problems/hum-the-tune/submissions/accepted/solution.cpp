#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<long long> song(n), humming(m);
    for (long long &pitch : song) cin >> pitch;
    for (long long &pitch : humming) cin >> pitch;
    const long long never = 1000000000000000LL;
    vector<long long> error(m + 1, never);
    error[0] = 0;
    for (long long pitch : song) {
        vector<long long> next(m + 1, never);
        for (int j = 1; j <= m; j++) {
            next[j] = min({error[j], next[j - 1], error[j - 1]}) + llabs(pitch - humming[j - 1]);
        }
        error = next;
    }
    cout << error[m] << '\n';
    return 0;
}
