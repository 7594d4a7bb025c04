#include <iostream>
#include <set>
#include <utility>
#include <vector>
using namespace std;

int n;
bool quarrel[13][13];
set<pair<int, int>> hopeless; // last relative seated, relatives standing
vector<int> seats = {0};

bool fillUp(int standing) {
    int last = seats.back();
    if (standing == 0) return !quarrel[last][0];
    if (hopeless.count({0, standing})) return false;
    for (int g = 1; g < n; g++) {
        if (!(standing >> g & 1) || quarrel[last][g]) continue;
        seats.push_back(g);
        if (fillUp(standing & ~(1 << g))) return true;
        seats.pop_back();
    }
    hopeless.insert({0, standing});
    return false;
}

int main() {
    int m, a, b;
    cin >> n >> m;
    while (m-- > 0 && cin >> a >> b) quarrel[a - 1][b - 1] = quarrel[b - 1][a - 1] = true;
    if (!fillUp((1 << n) - 2)) {
        cout << "impossible\n";
        return 0;
    }
    for (int g : seats) cout << g + 1 << ' ';
    cout << '\n';
    return 0;
}
