#include <iostream>
#include <vector>
using namespace std;

const long long MOD = 1000000007;

class Matrix {
public:
    Matrix(int rows, int columns) : cell(rows, vector<long long>(columns)) {}

    vector<long long> &operator[](int row) { return cell[row]; }

    // Your code here: an operator *.

private:
    vector<vector<long long>> cell;
};

int main() {
    int k;
    long long d;
    cin >> k >> d;
    Matrix pond(1, k), table(k, k);
    for (int i = 0; i < k; i++) cin >> pond[0][i];
    for (int i = 0; i < k; i++) {
        for (int j = 0; j < k; j++) cin >> table[i][j];
    }

    // Your code here: the pond after d nights.

    for (int i = 0; i < k; i++) cout << (i == 0 ? "" : " ") << pond[0][i];
    cout << '\n';
    return 0;
}
