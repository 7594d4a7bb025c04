#include <iostream>
#include <vector>
using namespace std;

void turn_round(vector<int> &row, int first, int last) {
    while (first < last) {
        int keep = row[first];
        row[first] = row[last];
        row[last] = keep;
        first++;
        last--;
    }
}

int main() {
    int n, d;
    cin >> n >> d;
    vector<int> row(n);
    for (int &number : row) cin >> number;
    d %= n;
    turn_round(row, 0, d - 1);
    turn_round(row, d, n - 1);
    turn_round(row, 0, n - 1);
    for (int number : row) cout << number << ' ';
    cout << '\n';
}
