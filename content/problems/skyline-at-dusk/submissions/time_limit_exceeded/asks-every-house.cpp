#include <algorithm>
#include <iostream>
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
    sort(places.begin(), places.end());
    int height = 0;
    for (int place : places) {
        int now = 0;
        for (const house &h : houses) {
            if (h.left <= place && place < h.right) now = max(now, h.height);
        }
        if (now != height) cout << place << ' ' << now << '\n';
        height = now;
    }
}
