#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long ready(const vector<int> &need, long long seconds) {
    unsigned long long cards = 0;
    for (int t : need) cards += seconds / t;
    return cards;
}

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> need(n);
    for (int &t : need) cin >> t;
    long long low = 1, high = 1000000000000000000;
    while (low < high) {
        long long middle = low + (high - low) / 2;
        if (ready(need, middle) >= k) high = middle;
        else low = middle + 1;
    }
    cout << low << ' ' << ready(need, low) << '\n';
    return 0;
}
