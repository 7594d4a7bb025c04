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
    vector<int> songs(n);
    for (int i = 0; i < n; i++) songs[i] = up[i] + down[i] - 1;
    auto most = max_element(songs.begin(), songs.end());  // the first of the largest
    cout << *most << ' ' << most - songs.begin() + 1 << '\n';
    return 0;
}
