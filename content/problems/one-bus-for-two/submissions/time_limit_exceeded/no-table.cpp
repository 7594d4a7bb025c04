#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<int> one, two;

int served(int i, int j) {
    if (i == 0 || j == 0) return 0;
    if (one[i - 1] == two[j - 1]) return served(i - 1, j - 1) + 1;
    return max(served(i - 1, j), served(i, j - 1));
}

int main() {
    int n, m;
    cin >> n >> m;
    one.resize(n);
    two.resize(m);
    for (int &stop : one) cin >> stop;
    for (int &stop : two) cin >> stop;
    int most = served(n, m);
    cout << most << ' ' << n + m - 2 * most << '\n';
    return 0;
}
