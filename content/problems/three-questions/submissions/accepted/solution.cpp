#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

// A number of ways: several ways are added, one after the other multiplies.
struct Ways {
    long long value = 0;
    static Ways one() { return Ways{1}; }
    Ways() = default;
    explicit Ways(long long v) : value(v) {}
    Ways operator+(const Ways &other) const { return Ways((value + other.value) % 1000000007); }
    Ways operator*(const Ways &other) const { return Ways(value * other.value % 1000000007); }
};

// A least cost: of several ways the cheaper one counts, one after the other adds.
struct Cost {
    bool possible = false;
    long long value = 0;
    static Cost one() { return Cost(0); }
    Cost() = default;
    explicit Cost(long long v) : possible(true), value(v) {}
    Cost operator+(const Cost &other) const {
        if (!possible) return other;
        if (!other.possible) return *this;
        return Cost(min(value, other.value));
    }
    Cost operator*(const Cost &other) const {
        if (!possible || !other.possible) return Cost();
        return Cost(value + other.value);
    }
};

template <typename T>
using Matrix = vector<vector<T>>;

template <typename T>
Matrix<T> operator*(const Matrix<T> &a, const Matrix<T> &b) {
    size_t n = a.size();
    Matrix<T> result(n, vector<T>(n));
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            for (size_t k = 0; k < n; k++) result[i][j] = result[i][j] + a[i][k] * b[k][j];
        }
    }
    return result;
}

template <typename T>
T afterRides(Matrix<T> step, int k) {
    size_t n = step.size();
    Matrix<T> result(n, vector<T>(n));
    for (size_t i = 0; i < n; i++) result[i][i] = T::one();
    for (; k > 0; k /= 2) {
        if (k % 2 == 1) result = result * step;
        step = step * step;
    }
    return result[0][n - 1];
}

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    Matrix<Ways> ways(n, vector<Ways>(n));
    Matrix<Cost> costs(n, vector<Cost>(n));
    while (m-- > 0) {
        int a, b, c;
        cin >> a >> b >> c;
        ways[a - 1][b - 1] = ways[a - 1][b - 1] + Ways(1);
        costs[a - 1][b - 1] = costs[a - 1][b - 1] + Cost(c);
    }
    Cost least = afterRides(costs, k);
    if (least.possible) cout << "yes\n" << least.value << '\n' << afterRides(ways, k).value << '\n';
    else cout << "no\n";
}
