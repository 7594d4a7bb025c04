#include <algorithm>
#include <array>
#include <iostream>
#include <vector>
using namespace std;

const int BITS = 20;
vector<array<int, 2>> child(1, {0, 0});

void put(int number) {
    int node = 0;
    for (int j = BITS - 1; j >= 0; j--) {
        int bit = number >> j & 1;
        if (child[node][bit] == 0) {
            child[node][bit] = child.size();
            child.push_back({0, 0});
        }
        node = child[node][bit];
    }
}

// The largest exclusive or of this number and one in the trie.
int best(int number) {
    int node = 0, result = 0;
    for (int j = BITS - 1; j >= 0; j--) {
        int wanted = 1 - (number >> j & 1);
        if (child[node][wanted] != 0) result |= 1 << j;
        else wanted = 1 - wanted;
        node = child[node][wanted];
    }
    return result;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, button, lamps = 0, largest = 0;
    cin >> n;
    put(0);
    while (n-- > 0) {
        cin >> button;
        lamps ^= button;
        largest = max(largest, best(lamps));
        put(lamps);
    }
    cout << largest << '\n';
}
