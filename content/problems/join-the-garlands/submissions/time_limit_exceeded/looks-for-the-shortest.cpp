#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long take_shortest(vector<long long> &garlands) {
    auto shortest = min_element(garlands.begin(), garlands.end());
    long long length = *shortest;
    garlands.erase(shortest);
    return length;
}

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<long long> garlands(n);
    long long thread = 0, joined = 0, in_order = 0;
    for (int i = 0; i < n; i++) {
        cin >> garlands[i];
        joined += garlands[i];
        if (i > 0) in_order += joined;
    }
    while (garlands.size() > 1) {
        long long made = take_shortest(garlands);
        made += take_shortest(garlands);
        thread += made;
        garlands.push_back(made);
    }
    cout << thread << '\n' << in_order - thread << '\n';
    return 0;
}
