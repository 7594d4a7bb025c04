#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int NEVER = 1e6, MODULUS = 1e9 + 7;

int main() {
    int n, s;
    cin >> n >> s;
    vector<int> fewest(s + 1, NEVER), choices(s + 1);
    fewest[0] = 0;
    choices[0] = 1;
    for (int i = 0; i < n; i++) {
        int packet;
        cin >> packet;
        for (int t = s; t >= packet; t--) {
            fewest[t] = min(fewest[t], fewest[t - packet] + 1);
            choices[t] = (choices[t] + choices[t - packet]) % MODULUS;
        }
    }
    if (fewest[s] == NEVER) cout << "IMPOSSIBLE\n";
    else cout << fewest[s] << ' ' << choices[s] << '\n';
    return 0;
}
