#include <iostream>
#include <string>
using namespace std;

class Matrix {
public:
    Matrix(int newRows = 0, int newColumns = 0) : rows(newRows), columns(newColumns) {}

    bool isSet() const { return rows + columns != 0; }
    bool hasSizeOf(const Matrix &other) const { return rows == other.rows && columns == other.columns; }
    bool canMultiply(const Matrix &other) const { return columns == other.rows; }

    Matrix operator+(const Matrix &other) const {
        Matrix sum(rows, columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) sum.cells[r][c] = cells[r][c] + other.cells[r][c];
        }
        return sum;
    }

    Matrix operator-(const Matrix &other) const {
        Matrix difference(rows, columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) difference.cells[r][c] = cells[r][c] - other.cells[r][c];
        }
        return difference;
    }

    Matrix operator*(const Matrix &other) const {
        Matrix product(rows, other.columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < other.columns; c++) {
                for (int i = 0; i < columns; i++) product.cells[r][c] += cells[r][i] * other.cells[i][c];
            }
        }
        return product;
    }

    bool operator==(const Matrix &other) const {
        if (!hasSizeOf(other)) return false;
        Matrix difference = *this - other;
        for (const auto &row : difference.cells) {
            for (long long cell : row) {
                if (cell != 0) return false;
            }
        }
        return true;
    }

    Matrix transposed() const {
        Matrix turned(columns, rows);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) turned.cells[c][r] = cells[r][c];
        }
        return turned;
    }

    void printSize() const { cout << rows << " x " << columns << '\n'; }

    friend istream &operator>>(istream &in, Matrix &matrix) {
        int rows, columns;
        in >> rows >> columns;
        matrix = Matrix(rows, columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) in >> matrix.cells[r][c];
        }
        return in;
    }

    friend ostream &operator<<(ostream &out, const Matrix &matrix) {
        for (int r = 0; r < matrix.rows; r++) {
            for (int c = 0; c < matrix.columns; c++) out << (c > 0 ? " " : "") << matrix.cells[r][c];
            out << '\n';
        }
        return out;
    }

private:
    static const int LARGEST = 10;
    long long cells[LARGEST][LARGEST] = {}; // those that are not used are 0
    int rows, columns;                      // 0 x 0: not set
};

class Desk {
public:
    void set() {
        char name;
        cin >> name;
        Matrix matrix;
        cin >> matrix;
        keep(name, matrix);
    }

    void show() {
        char name;
        cin >> name;
        if (isKnown(name)) cout << of(name);
    }

    void transpose() {
        char name, from;
        cin >> name >> from;
        if (isKnown(from)) keep(name, of(from).transposed());
    }

    void compare() {
        char a, b;
        cin >> a >> b;
        if (isKnown(a) && isKnown(b)) cout << (of(a) == of(b) ? "equal\n" : "different\n");
    }

    void compute(char sign) {
        char name, a, b;
        cin >> name >> a >> b;
        if (!isKnown(a) || !isKnown(b)) return;
        bool fits = sign == '*' ? of(a).canMultiply(of(b)) : of(a).hasSizeOf(of(b));
        if (!fits) cout << "sizes do not fit\n";
        else if (sign == '+') keep(name, of(a) + of(b));
        else if (sign == '-') keep(name, of(a) - of(b));
        else keep(name, of(a) * of(b));
    }

private:
    Matrix matrices[26];

    Matrix &of(char name) { return matrices[name - 'A']; }

    bool isKnown(char name) {
        if (!of(name).isSet()) cout << "no " << name << '\n';
        return of(name).isSet();
    }

    void keep(char name, const Matrix &matrix) {
        of(name) = matrix;
        cout << name << " is ";
        of(name).printSize();
    }
};

int main() {
    int n;
    cin >> n;
    Desk desk;
    while (n-- > 0) {
        string command;
        cin >> command;
        if (command == "set") desk.set();
        else if (command == "show") desk.show();
        else if (command == "transpose") desk.transpose();
        else if (command == "equal") desk.compare();
        else if (command == "add") desk.compute('+');
        else if (command == "sub") desk.compute('-');
        else desk.compute('*');
    }
    return 0;
}
