#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int LARGEST = 200001;
vector<int> tree(LARGEST + 1, 0);

void add(int y, int amount) {
    for (int i = y + 1; i <= LARGEST; i += i & -i) tree[i] += amount;
}

int up_to(int y) {
    int sum = 0;
    for (int i = y + 1; i > 0; i -= i & -i) sum += tree[i];
    return sum;
}

// kind 0: a wire begins at y = low; 1: how many from low to high? 2: the wire ends
struct event { int x, kind, low, high; };

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int a, b;
    cin >> a >> b;
    vector<event> events;
    while (a-- > 0) {
        int y, from, to;
        cin >> y >> from >> to;
        events.push_back({from, 0, y, y});
        events.push_back({to, 2, y, y});
    }
    while (b-- > 0) {
        int x, from, to;
        cin >> x >> from >> to;
        events.push_back({x, 1, from, to});
    }
    sort(events.begin(), events.end(), [](const event &p, const event &q) {
        return p.x != q.x ? p.x < q.x : p.kind < q.kind;
    });
    long long clips = 0;
    for (const event &e : events) {
        if (e.kind == 0) add(e.low, 1);
        if (e.kind == 1) clips += up_to(e.high) - up_to(e.low - 1);
        if (e.kind == 2) add(e.low, -1);
    }
    cout << clips << '\n';
}
