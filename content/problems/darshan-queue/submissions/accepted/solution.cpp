#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> slots(n), count(k), begin;
    for (int &slot : slots) {
        cin >> slot;
        count[slot - 1]++;
    }
    int place = 1;
    for (int people : count) {
        begin.push_back(place);
        place += people;
    }
    for (int slot : slots) cout << begin[slot - 1]++ << ' ';
    cout << '\n';
    return 0;
}
