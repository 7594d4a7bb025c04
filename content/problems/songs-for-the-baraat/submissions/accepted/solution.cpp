#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

/* For each tempo, the length of the longest rising row that ends with it. */
vector<int> risingRows(const vector<int> &tempos) {
    vector<int> ends, lengths;
    for (int tempo : tempos) {
        auto place = lower_bound(ends.begin(), ends.end(), tempo);
        lengths.push_back(place - ends.begin() + 1);
        if (place == ends.end()) ends.push_back(tempo);
        else *place = tempo;
    }
    return lengths;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> tempos(n);
    for (int &tempo : tempos) cin >> tempo;
    vector<int> up = risingRows(tempos);
    reverse(tempos.begin(), tempos.end());
    vector<int> down = risingRows(tempos);
    reverse(down.begin(), down.end());
    int most = 0, fastest = 0;
    for (int i = 0; i < n; i++) {
        int songs = up[i] + down[i] - 1;
        if (songs > most) {
            most = songs;
            fastest = i + 1;
        }
    }
    cout << most << ' ' << fastest << '\n';
    return 0;
}
