#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> open;
    while (n-- > 0) {
        char event;
        int x;
        cin >> event >> x;
        if (event == '+') {
            open.push_back(x);
        } else if (event == '-') {
            open.erase(find(open.begin(), open.end(), x));
        } else if (open.empty()) {
            cout << "NONE\n";
        } else {
            int best = open[0];
            for (int shop : open) {
                if (abs(shop - x) < abs(best - x) || (abs(shop - x) == abs(best - x) && shop < best)) best = shop;
            }
            cout << best << '\n';
        }
    }
    return 0;
}
