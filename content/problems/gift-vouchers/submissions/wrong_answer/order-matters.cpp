#include <iostream>
#include <map>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    long long s, value, ways = 0;
    cin >> n >> s;
    map<long long, long long> seen;
    while (n-- > 0 && cin >> value) {
        auto partner = seen.find(s - value);
        if (partner != seen.end()) ways += 2 * partner->second;
        seen[value]++;
    }
    cout << ways << '\n';
    return 0;
}
