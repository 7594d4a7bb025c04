#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int c, r, q, n;
    cin >> c >> r >> q >> n;
    vector<int> second(n), size(n), sent(n, -1);
    for (int i = 0; i < n; i++) cin >> second[i] >> size[i];
    queue<int> waiting;
    int tokens = c, next = 0;
    for (int now = 0; next < n || !waiting.empty(); now++) {
        while (!waiting.empty() && size[waiting.front()] <= tokens) {
            tokens -= size[waiting.front()];
            sent[waiting.front()] = now;
            waiting.pop();
        }
        for (; next < n && second[next] == now; next++) {
            if (size[next] > c) continue;
            if (waiting.empty() && size[next] <= tokens) {
                tokens -= size[next];
                sent[next] = now;
            } else if ((int)waiting.size() < q) {
                waiting.push(next);
            }
        }
        tokens = min(c, tokens + r);
    }
    for (int when : sent) {
        if (when < 0) cout << "lost\n";
        else cout << when << '\n';
    }
    return 0;
}
