#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    priority_queue<long long> garlands;
    long long thread = 0, joined = 0, in_order = 0;
    for (int i = 0; i < n; i++) {
        long long length;
        cin >> length;
        garlands.push(length);
        joined += length;
        if (i > 0) in_order += joined;
    }
    while (garlands.size() > 1) {
        long long made = garlands.top();
        garlands.pop();
        made += garlands.top();
        garlands.pop();
        thread += made;
        garlands.push(made);
    }
    cout << thread << '\n' << in_order - thread << '\n';
    return 0;
}
