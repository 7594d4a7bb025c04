#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

struct house { int left, right, height; };

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<house> houses(n);
    vector<int> places;
    for (house &h : houses) {
        cin >> h.left >> h.right >> h.height;
        places.push_back(h.left);
        places.push_back(h.right);
    }
    sort(houses.begin(), houses.end(), [](const house &a, const house &b) { return a.left < b.left; });
    sort(places.begin(), places.end());
    priority_queue<pair<int, int>> begun;  // height and right end
    int next = 0, height = 0;
    for (int place : places) {
        while (next < n && houses[next].left <= place) {
            begun.push({houses[next].height, houses[next].right});
            next++;
        }
        while (!begun.empty() && begun.top().second <= place) begun.pop();
        int now = begun.empty() ? 0 : begun.top().first;
        if (now != height) cout << place << ' ' << now << '\n';
        height = now;
    }
}
