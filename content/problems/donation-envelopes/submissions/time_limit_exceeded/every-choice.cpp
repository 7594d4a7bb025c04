#include <iostream>
#include <vector>
using namespace std;

long long s, t;

long long choices(const vector<long long> &amounts, int i, long long sum) {
    if (sum > t) return 0;
    if (i == (int)amounts.size()) return sum >= s;
    return choices(amounts, i + 1, sum) + choices(amounts, i + 1, sum + amounts[i]);
}

int main() {
    int n;
    cin >> n >> s >> t;
    vector<long long> amounts(n);
    for (long long &a : amounts) cin >> a;
    cout << choices(amounts, 0, 0) << '\n';
}
