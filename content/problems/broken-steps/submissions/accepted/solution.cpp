#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, b;
    cin >> n >> b;
    vector<bool> broken(n + 1, false);
    while (b-- > 0) {
        int step;
        cin >> step;
        broken[step] = true;
    }
    long long last = 0, ways = 1; // to the step before, and to this one
    for (int s = 1; s <= n; s++) {
        long long next = broken[s] ? 0 : last + ways;
        last = ways;
        ways = next;
    }
    cout << ways << '\n';
}
