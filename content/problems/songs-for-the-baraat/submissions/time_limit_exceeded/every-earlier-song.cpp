#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<int> risingRows(const vector<int> &tempos) {
    vector<int> lengths;
    for (int tempo : tempos) {
        int longest = 0;
        for (size_t k = 0; k < lengths.size(); k++)
            if (tempos[k] < tempo) longest = max(longest, lengths[k]);
        lengths.push_back(longest + 1);
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
    for (int i = 0; i < n; i++) up[i] += down[i] - 1;
    auto most = max_element(up.begin(), up.end());
    cout << *most << ' ' << most - up.begin() + 1 << '\n';
    return 0;
}
