#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string song, refrain;
    cin >> song >> refrain;
    string both = refrain + '#' + song;
    int m = refrain.size();
    vector<int> z(both.size());
    int count = 0, first = 0, last = 0;
    int left = 0, right = 0;
    for (int i = 1; i < (int)both.size(); i++) {
        if (i < right) z[i] = min(right - i, z[i - left]);
        while (i + z[i] < (int)both.size() && both[z[i]] == both[i + z[i]]) z[i]++;
        if (i + z[i] > right) {
            left = i;
            right = i + z[i];
        }
        if (z[i] == m) {
            last = i - m;
            if (count == 0) first = last;
            count++;
        }
    }
    if (count == 0) cout << 0 << '\n';
    else cout << count << ' ' << first << ' ' << last << '\n';
    return 0;
}
