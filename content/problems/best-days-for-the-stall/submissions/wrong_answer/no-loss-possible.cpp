#include <iostream>
using namespace std;

int main() {
    int n, first = 1, bestFirst = 1, bestLast = 1;
    long long sum = 0, best = 0;
    cin >> n;
    for (int day = 1; day <= n; day++) {
        long long gain;
        cin >> gain;
        if (sum < 0) {
            sum = 0;
            first = day;
        }
        sum += gain;
        if (sum > best) {
            best = sum;
            bestFirst = first;
            bestLast = day;
        }
    }
    cout << best << ' ' << bestFirst << ' ' << bestLast << '\n';
    return 0;
}
