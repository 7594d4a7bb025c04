#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> left(n);
    vector<long long> done(n);
    queue<int> ready;
    for (int i = 0; i < n; i++) {
        cin >> left[i];
        ready.push(i);
    }
    long long clock = 0;
    while (!ready.empty()) {
        int i = ready.front();
        ready.pop();
        int turn = min(left[i], q);
        clock += turn;
        left[i] -= turn;
        if (left[i] > 0) ready.push(i);
        else done[i] = clock;
    }
    for (long long moment : done) cout << moment << '\n';
    return 0;
}
