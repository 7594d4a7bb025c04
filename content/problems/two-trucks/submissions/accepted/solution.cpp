#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> weights(n);
    for (int &weight : weights) cin >> weight;
    int sum = accumulate(weights.begin(), weights.end(), 0);
    int half = sum / 2;
    vector<bool> possible(half + 1);
    possible[0] = true;
    for (int weight : weights)
        for (int load = half; load >= weight; load--)
            if (possible[load - weight]) possible[load] = true;
    int best = half;
    while (!possible[best]) best--;
    cout << best << ' ' << sum - best << '\n';
    return 0;
}
