#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    long long s, ways = 0;
    cin >> n >> s;
    vector<long long> value(n);
    for (long long &each : value) cin >> each;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) ways += value[i] + value[j] == s;
    cout << ways << '\n';
    return 0;
}
