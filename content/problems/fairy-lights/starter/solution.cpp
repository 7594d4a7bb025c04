#include <iostream>
#include <vector>
using namespace std;

struct Bundle {
    long long lamps;
    char colour;
};

vector<Bundle> readChain(int bundles) {
    vector<Bundle> chain(bundles);
    for (Bundle &bundle : chain) cin >> bundle.lamps >> bundle.colour;
    return chain;
}

int main() {
    ios::sync_with_stdio(false);
    int n, m;
    cin >> n >> m;
    vector<Bundle> first = readChain(n), second = readChain(m);
    long long same = 0, longest = 0;

    // Your code here: walk along both chains.

    cout << same << ' ' << longest << '\n';
    return 0;
}
