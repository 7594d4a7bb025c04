#include <iostream>
#include <vector>
using namespace std;

const long long MOD = 1000000007;

class Matrix {
public:
    Matrix(int rows, int columns) : cell(rows, vector<long long>(columns)) {}

    vector<long long> &operator[](int row) { return cell[row]; }

    Matrix operator*(const Matrix &other) const {
        Matrix product(cell.size(), other.cell[0].size());
        for (size_t i = 0; i < cell.size(); i++) {
            for (size_t j = 0; j < other.cell[0].size(); j++) {
                for (size_t m = 0; m < other.cell.size(); m++) {
                    product.cell[i][j] = (product.cell[i][j] + cell[i][m] * other.cell[m][j]) % MOD;
                }
            }
        }
        return product;
    }

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
    for (; d > 0; d /= 2) {
        if (d % 2 == 1) pond = pond * table;
        table = table * table;
    }
    for (int i = 0; i < k; i++) cout << (i == 0 ? "" : " ") << pond[0][i];
    cout << '\n';
    return 0;
}
