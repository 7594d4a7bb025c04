#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

using Points = vector<pair<int, int>>;

// The smallest of all descriptions of the same loop.
Points smallestLoop(Points points) {
    Points best = points;
    for (int turned = 0; turned < 2; turned++) {
        for (int start = 0; start < 4; start++) {
            rotate(points.begin(), points.begin() + 1, points.end());
            best = min(best, points);
        }
        reverse(points.begin(), points.end());
    }
    return best;
}

int main() {
    const map<string, int> counts = {{"dot", 1}, {"line", 2}, {"triangle", 3}, {"loop", 4}};
    map<Points, int> seen;  // the number of points tells the kind
    int n;
    cin >> n;
    for (int number = 1; number <= n; number++) {
        string kind;
        cin >> kind;
        Points points(counts.at(kind));
        for (auto &p : points) cin >> p.first >> p.second;
        if (kind == "loop") points = smallestLoop(points);
        else sort(points.begin(), points.end());
        auto place = seen.insert({points, number});
        if (place.second) cout << "new\n";
        else cout << place.first->second << '\n';
    }
}
