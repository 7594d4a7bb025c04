#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

// Is there a spell of at least k rounds whose middle value is at least x?
bool possible(const vector<int> &points, int k, int x) {
    int n = points.size(), smallest = 0;
    vector<int> total(n + 1, 0);
    for (int end = 1; end <= n; end++) {
        total[end] = total[end - 1] + (points[end - 1] > x ? 1 : -1);
        if (end < k) continue;
        smallest = min(smallest, total[end - k]);
        if (total[end] > smallest) return true;
    }
    return false;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> points(n);
    for (int &p : points) cin >> p;
    vector<int> sorted = points;
    sort(sorted.begin(), sorted.end());
    int low = 0, high = n - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (possible(points, k, sorted[middle])) low = middle;
        else high = middle - 1;
    }
    cout << sorted[low] << '\n';
}
