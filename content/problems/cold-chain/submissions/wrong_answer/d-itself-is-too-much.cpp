#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    long long d;
    cin >> n >> d;
    vector<long long> value(n);
    multiset<long long> inside;
    int begin = 0, best = 0, best_begin = 0;
    for (int i = 0; i < n; i++) {
        cin >> value[i];
        inside.insert(value[i]);
        while (*inside.rbegin() - *inside.begin() >= d && begin < i) {
            inside.erase(inside.find(value[begin]));
            begin++;
        }
        if (i - begin + 1 > best) {
            best = i - begin + 1;
            best_begin = begin;
        }
    }
    cout << best << ' ' << best_begin + 1 << '\n';
    return 0;
}
