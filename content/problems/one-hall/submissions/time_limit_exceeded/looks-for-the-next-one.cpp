#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> first(n), last(n);
    for (int i = 0; i < n; i++) cin >> first[i] >> last[i];
    int count = 0, end = -1;
    while (true) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (first[i] > end + 1 && (best < 0 || last[i] < last[best])) best = i;
        if (best < 0) break;
        count++;
        end = last[best];
    }
    cout << count << ' ' << end << '\n';
    return 0;
}
