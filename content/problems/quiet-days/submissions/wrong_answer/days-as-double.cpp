#include <iostream>
#include <vector>
using namespace std;

long long n;
vector<long long> period;

long long gcd(long long a, long long b) {
    return b == 0 ? a : gcd(b, a % b);
}

// The days that are multiples of this number, without those of the bells from i on.
long long quiet(int i, long long multiple) {
    if (i == (int)period.size()) return (double)n / multiple;
    long long days = quiet(i + 1, multiple), factor = multiple / gcd(multiple, period[i]);
    if (factor > n / period[i]) return days;
    return days - quiet(i + 1, factor * period[i]);
}

int main() {
    int k;
    cin >> n >> k;
    period.resize(k);
    for (long long &p : period) cin >> p;
    cout << quiet(0, 1) << '\n';
}
