#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> steps(n);
    long long total = 0;
    int best = 0;
    for (int i = 0; i < n; i++) {
        cin >> steps[i];
        total += steps[i];
        if (steps[i] > steps[best]) best = i;
    }
    int above = 0;
    for (long long s : steps) {
        if (s * n > total) above++;
    }
    cout << fixed << setprecision(2) << (double)total / n << '\n' << best + 1 << '\n' << above << '\n';
    return 0;
}
