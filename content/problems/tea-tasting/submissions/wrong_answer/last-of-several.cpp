#include <iostream>
#include <set>
#include <unordered_map>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> tins(n);
    for (int &kind : tins) cin >> kind;
    size_t kinds = set<int>(tins.begin(), tins.end()).size();
    unordered_map<int, int> inside;
    int begin = 0, best = n, best_begin = 0;
    for (int end = 0; end < n; end++) {
        inside[tins[end]]++;
        while (inside.size() == kinds) {
            if (end - begin + 1 <= best) {
                best = end - begin + 1;
                best_begin = begin;
            }
            if (--inside[tins[begin]] == 0) inside.erase(tins[begin]);
            begin++;
        }
    }
    cout << kinds << ' ' << best << ' ' << best_begin + 1 << '\n';
    return 0;
}
