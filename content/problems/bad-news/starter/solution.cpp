#include <iostream>
#include <map>
#include <vector>
using namespace std;

int main() {
    int n, m, limit, r, a, b, c;
    cin >> n >> m >> limit >> r;
    vector<map<int, int>> links(n + 1); // from a neighbour to the cost, for each router
    while (m-- > 0 && cin >> a >> b >> c) links[a][b] = links[b][a] = c;
    cin >> a >> b; // the link that breaks
    int before = 0, after = 0;

    // your code here

    cout << before << ' ' << after << '\n';
    return 0;
}
