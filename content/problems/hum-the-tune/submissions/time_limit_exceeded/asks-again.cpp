#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

vector<long long> song, humming;

long long error(int i, int j) {
    long long best = i == 0 && j == 0 ? 0 : 1000000000000000LL;
    if (i > 0) best = min(best, error(i - 1, j));
    if (j > 0) best = min(best, error(i, j - 1));
    if (i > 0 && j > 0) best = min(best, error(i - 1, j - 1));
    return best + llabs(song[i] - humming[j]);
}

int main() {
    int n, m;
    cin >> n >> m;
    song.resize(n);
    humming.resize(m);
    for (long long &pitch : song) cin >> pitch;
    for (long long &pitch : humming) cin >> pitch;
    cout << error(n - 1, m - 1) << '\n';
    return 0;
}
