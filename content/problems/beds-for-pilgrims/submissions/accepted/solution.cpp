#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<int> most;  // the most free beds of one room in the part of each node

void change(int node, int beds) {
    most[node] += beds;
    for (node /= 2; node > 0; node /= 2) most[node] = max(most[2 * node], most[2 * node + 1]);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> rooms(n);
    for (int &beds : rooms) cin >> beds;
    while ((rooms.size() & (rooms.size() - 1)) != 0) rooms.push_back(0);  // until their number is a power of two
    int leaves = rooms.size();
    most = rooms;  // room for the inner nodes
    most.insert(most.end(), rooms.begin(), rooms.end());
    for (int node = leaves - 1; node > 0; node--) most[node] = max(most[2 * node], most[2 * node + 1]);
    while (q-- > 0) {
        char what;
        int room, group;
        cin >> what;
        if (what == '-') {
            cin >> room >> group;
            change(leaves + room - 1, group);
            continue;
        }
        cin >> group;
        if (most[1] < group) {
            cout << "FULL\n";
            continue;
        }
        int node = 1;
        while (node < leaves) {
            node *= 2;
            if (most[node] < group) node++;
        }
        change(node, -group);
        cout << node - leaves + 1 << '\n';
    }
    return 0;
}
