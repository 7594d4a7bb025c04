#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

vector<int> weights;
int sum, best = 0;

void load(size_t parcel, int lighter) {
    if (2 * lighter > sum) return;
    best = max(best, lighter);
    if (parcel == weights.size()) return;
    load(parcel + 1, lighter + weights[parcel]);
    load(parcel + 1, lighter);
}

int main() {
    int n;
    cin >> n;
    weights.resize(n);
    for (int &weight : weights) cin >> weight;
    sum = accumulate(weights.begin(), weights.end(), 0);
    load(0, 0);
    cout << best << ' ' << sum - best << '\n';
    return 0;
}
