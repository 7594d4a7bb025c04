#include <iostream>
#include <set>
#include <unordered_set>
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
    int best = n + 1, best_begin = 0;
    for (int begin = 0; begin < n; begin++) {
        unordered_set<int> inside;
        for (int end = begin; end < n && inside.size() < kinds; end++) {
            inside.insert(tins[end]);
            if (inside.size() == kinds && end - begin + 1 < best) {
                best = end - begin + 1;
                best_begin = begin;
            }
        }
    }
    cout << kinds << ' ' << best << ' ' << best_begin + 1 << '\n';
    return 0;
}
