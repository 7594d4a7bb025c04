#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int trips(const vector<long long> &need, long long size) {
    int count = 1;
    long long left = size;
    for (long long litres : need) {
        if (litres > left) {
            count++;
            left = size;
        }
        left -= litres;
    }
    return count;
}

int main() {
    int n, t;
    cin >> n >> t;
    vector<long long> need(n);
    long long low = 0, high = 0;
    for (long long &litres : need) {
        cin >> litres;
        low = max(low, litres);
        high += litres;
    }
    while (low < high) {
        long long middle = (low + high) / 2;
        if (trips(need, middle) <= t) high = middle;
        else low = middle + 1;
    }
    cout << low << '\n';
    return 0;
}
