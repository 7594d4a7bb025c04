#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long ready(const vector<int> &need, long long seconds) {
    long long cards = 0;
    for (int t : need) cards += seconds / t;
    return cards;
}

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> need(n);
    for (int &t : need) cin >> t;
    long long low = 1;
    while (ready(need, low) < k) low++;
    cout << low << ' ' << ready(need, low) << '\n';
    return 0;
}
