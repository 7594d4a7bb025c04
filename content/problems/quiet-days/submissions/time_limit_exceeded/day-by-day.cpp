#include <iostream>
#include <vector>
using namespace std;

int main() {
    int k;
    long long n, quiet = 0;
    cin >> n >> k;
    vector<long long> period(k);
    for (long long &p : period) cin >> p;
    for (long long day = 1; day <= n; day++) {
        bool rings = false;
        for (long long p : period) rings = rings || day % p == 0;
        if (!rings) quiet++;
    }
    cout << quiet << '\n';
}
