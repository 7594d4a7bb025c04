#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int h, w, r1, c1, r2, c2;
    cin >> h >> w >> r1 >> c1 >> r2 >> c2;
    // A border that nobody can climb saves asking for the edge of the map.
    const int wall = 100000;
    int width = w + 2;
    vector<int> height((h + 2) * width, wall);
    for (int r = 1; r <= h; r++) {
        for (int c = 1; c <= w; c++) cin >> height[r * width + c];
    }
    int start = r1 * width + c1, end = r2 * width + c2;
    const int around[] = {-width, width, -1, 1};

    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<pair<int, int>>> heap;
    vector<bool> seen(height.size(), false);
    int highest = 0;
    heap.push({height[start], start});
    seen[start] = true;
    while (true) {
        pair<int, int> lowest = heap.top();
        heap.pop();
        highest = max(highest, lowest.first);
        if (lowest.second == end) break;
        for (int step : around) {
            int next = lowest.second + step;
            if (seen[next] || height[next] == wall) continue;
            seen[next] = true;
            heap.push({height[next], next});
        }
    }

    vector<int> steps(height.size(), -1);
    queue<int> wave;
    wave.push(start);
    steps[start] = 0;
    while (steps[end] < 0) {
        int at = wave.front();
        wave.pop();
        for (int step : around) {
            int next = at + step;
            if (steps[next] >= 0 || height[next] > highest) continue;
            steps[next] = steps[at] + 1;
            wave.push(next);
        }
    }
    cout << highest << ' ' << steps[end] << '\n';
    return 0;
}
