#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

// The sums of all choices among the amounts from one place up to before another.
vector<long long> all_sums(const vector<long long> &amounts, int from, int to) {
    vector<long long> sums = {0};
    for (int i = from; i < to; i++) {
        int size = sums.size();
        for (int j = 0; j < size; j++) sums.push_back(sums[j] + amounts[i]);
    }
    return sums;
}

int main() {
    int n;
    long long s, t;
    cin >> n >> s >> t;
    vector<long long> amounts(n);
    for (long long &a : amounts) cin >> a;
    vector<long long> first = all_sums(amounts, 0, n / 2), second = all_sums(amounts, n / 2, n);
    sort(second.begin(), second.end());
    long long choices = 0;
    for (long long a : first) {
        choices += upper_bound(second.begin(), second.end(), t - a) - lower_bound(second.begin(), second.end(), s - a);
    }
    cout << choices << '\n';
}
