#include <deque>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> taps(k);
    for (int &tap : taps) cin >> tap;
    vector<bool> cells(n);
    for (int i = 0; i < n; i++) {
        char digit;
        cin >> digit;
        cells[i] = digit == '1';
    }

    map<vector<bool>, int> firstSeen;
    vector<bool> sent;
    while (!firstSeen.count(cells)) {
        int beat = firstSeen.size();
        firstSeen[cells] = beat;
        sent.push_back(cells.back());
        bool entering = false;
        for (int tap : taps) entering = entering != cells[tap - 1];
        cells.pop_back();
        cells.insert(cells.begin(), entering);
    }
    int before = firstSeen[cells], ring = (int)firstSeen.size() - before;
    cout << before << ' ' << ring << '\n';
    for (int i = 0; i < 20; i++) cout << sent[i < before ? i : before + (i - before) % ring];
    cout << '\n';
    return 0;
}
