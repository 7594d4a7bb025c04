#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using tree = pair<long long, long long>;

// Positive if one turns left at b on the way from a to c.
long long turn(tree a, tree b, tree c) {
    return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

// One side of the rope, without its last tree.
vector<tree> side(const vector<tree> &trees) {
    vector<tree> corners;
    for (tree t : trees) {
        while (corners.size() >= 2 && turn(corners[corners.size() - 2], corners.back(), t) <= 0) corners.pop_back();
        corners.push_back(t);
    }
    corners.pop_back();
    return corners;
}

int main() {
    int n;
    cin >> n;
    vector<tree> trees(n);
    for (tree &t : trees) cin >> t.first >> t.second;
    if (n == 1) {
        cout << "1 0\n";
        return 0;
    }
    sort(trees.begin(), trees.end());
    vector<tree> rope = side(trees);
    reverse(trees.begin(), trees.end());
    for (tree t : side(trees)) rope.push_back(t);
    long long area = 0;
    for (size_t i = 0; i < rope.size(); i++) {
        tree a = rope[i], b = rope[(i + 1) % rope.size()];
        area += a.first * b.second - b.first * a.second;
    }
    cout << rope.size() << ' ' << area << '\n';
}
