#include <iostream>
#include <vector>
using namespace std;

bool quarrel[14][14]; // may a and b not sit side by side?
vector<int> seats = {1};

int main() {
    int n, m, a, b;
    cin >> n >> m;
    while (m-- > 0 && cin >> a >> b) quarrel[a][b] = quarrel[b][a] = true;
    bool found = false;

    // your code here: put the others into seats

    if (!found) {
        cout << "impossible\n";
        return 0;
    }
    for (int relative : seats) cout << relative << ' ';
    cout << '\n';
    return 0;
}
