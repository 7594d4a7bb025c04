#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> shelf(n + 1);
    for (int r = 1; r <= n; r++) {
        int k;
        cin >> k;
        shelf[r].resize(k);
        for (int &book : shelf[r]) cin >> book;
    }
    while (m-- > 0) {
        string command;
        int r, x;
        cin >> command >> r >> x;
        if (command == "swap") {
            for (size_t c = 0; c < min(shelf[r].size(), shelf[x].size()); c++) swap(shelf[r][c], shelf[x][c]);
        }
        else if (x > (int)shelf[r].size()) cout << "none\n";
        else cout << shelf[r][x - 1] << '\n';
    }
}
