#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<vector<int>> lanes(n + 1);
    for (int i = 1; i < n; i++) {
        int a, b;
        cin >> a >> b;
        lanes[a].push_back(b);
        lanes[b].push_back(a);
    }
    vector<int> order = {1}, parent(n + 1, 0);
    for (int i = 0; i < n; i++) {
        int house = order[i];
        for (int other : lanes[house]) {
            if (other == parent[house]) continue;
            parent[other] = house;
            order.push_back(other);
        }
    }
    vector<bool> served(n + 1, false);
    int taps = 0;
    for (int i = n - 1; i >= 0; i--) {
        if (served[order[i]]) continue;
        int place = order[i] == 1 ? 1 : parent[order[i]];
        taps++;
        served[place] = true;
        for (int other : lanes[place]) served[other] = true;
    }
    cout << taps << '\n';
}
