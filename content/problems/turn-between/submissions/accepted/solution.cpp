#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

void clap(vector<int> &row) {
    auto shortest = min_element(row.begin(), row.end());
    auto tallest = max_element(row.begin(), row.end());
    reverse(min(shortest, tallest), max(shortest, tallest) + 1);
}

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> row(n);
    for (int &height : row) cin >> height;
    clap(row);
    for (int i = 1; i < k; i++) {
        int height;
        cin >> height;
        row.push_back(height);
        clap(row);
    }
    for (size_t i = 0; i < row.size(); i++) cout << (i > 0 ? " " : "") << row[i];
    cout << '\n';
    return 0;
}
