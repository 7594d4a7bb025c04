#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m, s;
    cin >> n >> m >> s;
    vector<int> stations(s);
    for (int &number : stations) cin >> number;
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        // Your code here: note that a line between a and b costs c.
    }

    // Your code here: print the cost, the lines built and the villages that stay dark.
    return 0;
}
