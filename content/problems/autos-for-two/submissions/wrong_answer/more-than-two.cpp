#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, w;
    cin >> n >> w;
    vector<int> weight(n);
    for (int &kilograms : weight) cin >> kilograms;
    sort(weight.begin(), weight.end());
    int autos = 0, alone = 0;
    int light = 0, heavy = n - 1;
    while (light <= heavy) {
        autos++;
        int room = w - weight[heavy], before = light;
        while (light < heavy && weight[light] <= room) room -= weight[light++];
        if (light == before) alone++;
        heavy--;
    }
    cout << autos << ' ' << alone << '\n';
    return 0;
}
