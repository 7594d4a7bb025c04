#include <algorithm>
#include <iostream>
#include <list>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    list<int> recent;
    int hits = 0;
    while (n-- > 0) {
        int song;
        cin >> song;
        auto found = find(recent.begin(), recent.end(), song);
        if (found != recent.end()) {
            hits++;
            recent.erase(found);
        } else if ((int)recent.size() == k) {
            recent.pop_back();
        }
        recent.push_front(song);
    }
    cout << hits << '\n';
    for (int song : recent) cout << song << ' ';
    cout << '\n';
}
