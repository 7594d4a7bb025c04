#include <iostream>
#include <string>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string song, refrain;
    cin >> song >> refrain;
    int n = song.size(), m = refrain.size();
    int count = 0, first = 0, last = 0;
    for (int i = 0; i + m <= n; i++) {
        int k = 0;
        while (k < m && song[i + k] == refrain[k]) k++;
        if (k == m) {
            last = i + 1;
            if (count == 0) first = last;
            count++;
        }
    }
    if (count == 0) cout << 0 << '\n';
    else cout << count << ' ' << first << ' ' << last << '\n';
    return 0;
}
