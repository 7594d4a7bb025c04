#include <iostream>
#include <list>
#include <unordered_map>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    list<int> recent;
    unordered_map<int, list<int>::iterator> place;
    int hits = 0;
    while (n-- > 0) {
        int song;
        cin >> song;
        auto found = place.find(song);
        if (found != place.end()) {
            hits++;
            recent.erase(found->second);
        }
        if ((int)recent.size() >= k - 1 && k > 1) {
            place.erase(recent.back());
            recent.pop_back();
        }
        recent.push_front(song);
        place[song] = recent.begin();
    }
    cout << hits << '\n';
    for (auto song = recent.begin(); song != recent.end(); ++song) cout << (song == recent.begin() ? "" : " ") << *song;
    cout << '\n';
}
