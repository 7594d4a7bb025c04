#include <iostream>
#include <map>
#include <stack>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Fraction {
public:
    Fraction(long long above = 0, long long below = 1) : numerator(above), denominator(below) {
        long long a = above < 0 ? -above : above, b = below;
        while (b != 0) {
            long long rest = a % b;
            a = b;
            b = rest;
        }
        numerator /= a;
        denominator /= a;
    }

    Fraction operator+(const Fraction &other) const {
        return Fraction(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator);
    }

    Fraction operator-(const Fraction &other) const {
        return Fraction(numerator * other.denominator - other.numerator * denominator, denominator * other.denominator);
    }

    Fraction operator*(const Fraction &other) const {
        return Fraction(numerator * other.numerator, denominator * other.denominator);
    }

    bool operator!=(const Fraction &other) const {
        return numerator != other.numerator || denominator != other.denominator;
    }

    friend istream &operator>>(istream &in, Fraction &fraction) {
        long long above, below = 1;
        in >> above;
        if (in.peek() == '/') {
            in.get();
            in >> below;
        }
        fraction = Fraction(above, below);
        return in;
    }

    friend ostream &operator<<(ostream &out, const Fraction &fraction) {
        out << fraction.numerator;
        if (fraction.denominator != 1) out << '/' << fraction.denominator;
        return out;
    }

private:
    long long numerator, denominator; // in lowest terms, the denominator is positive
};

template <typename T>
class Matrix {
public:
    Matrix() {}
    Matrix(int newRows, int newColumns) : rows(newRows), columns(newColumns), cells(newRows * newColumns) {}

    bool isSquare() const { return rows == columns; }
    bool hasSizeOf(const Matrix &other) const { return rows == other.rows && columns == other.columns; }
    bool canMultiply(const Matrix &other) const { return columns == other.rows; }
    int size() const { return rows * columns; }

    Matrix operator+(const Matrix &other) const {
        Matrix sum(rows, columns);
        for (int i = 0; i < size(); i++) sum.cells[i] = cells[i] + other.cells[i];
        return sum;
    }

    Matrix operator-(const Matrix &other) const {
        Matrix difference(rows, columns);
        for (int i = 0; i < size(); i++) difference.cells[i] = cells[i] - other.cells[i];
        return difference;
    }

    Matrix operator*(const Matrix &other) const {
        Matrix product(rows, other.columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < other.columns; c++) {
                for (int i = 0; i < columns; i++) product.at(r, c) = product.at(r, c) + at(r, i) * other.at(i, c);
            }
        }
        return product;
    }

    Matrix operator*(const T &factor) const {
        Matrix product(rows, columns);
        for (int i = 0; i < size(); i++) product.cells[i] = cells[i] * factor;
        return product;
    }

    bool operator==(const Matrix &other) const {
        if (!hasSizeOf(other)) return false;
        for (int i = 0; i < size(); i++) {
            if (cells[i] != other.cells[i]) return false;
        }
        return true;
    }

    Matrix transposed() const {
        Matrix turned(columns, rows);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) turned.at(c, r) = at(r, c);
        }
        return turned;
    }

    // The sum over the first row of each number times the determinant of what is left without its row and column.
    T determinant() const {
        if (rows == 1) return at(0, 0);
        T sum{};
        for (int c = 0; c < columns; c++) {
            T part = at(0, c) * without(c).determinant();
            if (c % 2 == 0) sum = sum + part;
            else sum = sum - part;
        }
        return sum;
    }

    void printSize() const { cout << rows << " x " << columns << '\n'; }

    friend istream &operator>>(istream &in, Matrix &matrix) {
        int rows, columns;
        in >> rows >> columns;
        matrix = Matrix(rows, columns);
        for (int i = 0; i < matrix.size(); i++) in >> matrix.cells[i];
        return in;
    }

    friend ostream &operator<<(ostream &out, const Matrix &matrix) {
        for (int r = 0; r < matrix.rows; r++) {
            for (int c = 0; c < matrix.columns; c++) out << (c > 0 ? " " : "") << matrix.at(r, c);
            out << '\n';
        }
        return out;
    }

private:
    int rows = 0, columns = 0;
    vector<T> cells; // row by row

    // The matrix without its first row and the given column.
    Matrix without(int column) const {
        Matrix smaller(rows - 1, columns - 1);
        for (int r = 1; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (c != column) smaller.at(r - 1, c < column ? c : c - 1) = at(r, c);
            }
        }
        return smaller;
    }

    T &at(int row, int column) { return cells[row * columns + column]; }
    const T &at(int row, int column) const { return cells[row * columns + column]; }
};

template <typename T>
class Desk {
public:
    void carryOut() {
        cin >> command;
        if (command == "set") set();
        else if (command == "show") show();
        else if (command == "transpose") transpose();
        else if (command == "equal") compare();
        else if (command == "copy") copyTo();
        else if (command == "move") moveTo();
        else if (command == "exchange") exchange();
        else if (command == "drop") drop();
        else if (command == "power") power();
        else if (command == "scale") scale();
        else if (command == "det") printDeterminant();
        else if (command == "memory") printMemory();
        else if (command == "list") list();
        else if (command == "undo") undo();
        else if (command == "add") compute('+');
        else if (command == "sub") compute('-');
        else compute('*');
    }

private:
    string command;

    void set() {
        string name;
        cin >> name;
        Matrix<T> matrix;
        cin >> matrix;
        keep(name, move(matrix));
    }

    void show() {
        string name;
        cin >> name;
        if (isKnown(name)) cout << of(name);
    }

    void transpose() {
        string name, from;
        cin >> name >> from;
        if (isKnown(from)) keep(name, of(from).transposed());
    }

    void compare() {
        string a, b;
        cin >> a >> b;
        if (isKnown(a) && isKnown(b)) cout << (of(a) == of(b) ? "equal\n" : "different\n");
    }

    void copyTo() {
        string name, from;
        cin >> name >> from;
        if (isKnown(from)) keep(name, of(from));
    }

    void moveTo() {
        string name, from;
        cin >> name >> from;
        if (!isKnown(from)) return;
        keep(name, of(from));
        matrices.erase(from);
    }

    void exchange() {
        string a, b;
        cin >> a >> b;
        if (!isKnown(a) || !isKnown(b)) return;
        remember();
        swap(of(a), of(b));
        cout << "exchanged " << a << " and " << b << '\n';
    }

    void drop() {
        string name;
        cin >> name;
        if (!isKnown(name)) return;
        remember();
        matrices.erase(name);
        cout << "dropped " << name << '\n';
    }

    void power() {
        string name, from;
        int exponent;
        cin >> name >> from >> exponent;
        if (!isKnown(from)) return;
        if (!of(from).isSquare()) {
            cout << "not a square\n";
            return;
        }
        Matrix<T> result = of(from);
        while (--exponent > 0) result = result * of(from);
        keep(name, move(result));
    }

    void scale() {
        string name, from;
        T factor;
        cin >> name >> from >> factor;
        if (isKnown(from)) keep(name, of(from) * factor);
    }

    void printDeterminant() {
        string name;
        cin >> name;
        if (!isKnown(name)) return;
        if (of(name).isSquare()) cout << of(name).determinant() << '\n';
        else cout << "not a square\n";
    }

    void printMemory() const {
        int cells = 0;
        for (const auto &entry : matrices) cells += entry.second.size();
        cout << matrices.size() << " matrices, " << cells << " cells\n";
    }

    void list() const {
        for (const auto &entry : matrices) {
            cout << entry.first << ": ";
            entry.second.printSize();
        }
        if (matrices.empty()) cout << "nothing\n";
    }

    void undo() {
        if (changes.empty()) {
            cout << "nothing to undo\n";
            return;
        }
        cout << "undone: " << changes.top() << '\n';
        matrices = before.top();
        before.pop();
        changes.pop();
    }

    void compute(char sign) {
        string name, a, b;
        cin >> name >> a >> b;
        if (!isKnown(a) || !isKnown(b)) return;
        bool fits = sign == '*' ? of(a).canMultiply(of(b)) : of(a).hasSizeOf(of(b));
        if (!fits) cout << "sizes do not fit\n";
        else if (sign == '+') keep(name, of(a) + of(b));
        else if (sign == '-') keep(name, of(a) - of(b));
        else keep(name, of(a) * of(b));
    }

    map<string, Matrix<T>> matrices;
    stack<map<string, Matrix<T>>> before; // what there was before each change
    stack<string> changes;                // the commands that made the changes

    Matrix<T> &of(const string &name) { return matrices[name]; }

    bool isKnown(const string &name) {
        bool known = matrices.count(name) > 0;
        if (!known) cout << "no " << name << '\n';
        return known;
    }

    void remember() {
        before.push(matrices);
        changes.push(command);
    }

    void keep(const string &name, Matrix<T> matrix) {
        remember();
        of(name) = move(matrix);
        cout << name << " is ";
        of(name).printSize();
    }
};

template <typename T>
void run(int n) {
    Desk<T> desk;
    while (n-- > 0) desk.carryOut();
}

int main() {
    string kind;
    int n;
    cin >> kind >> n;
    if (kind == "whole") run<long long>(n);
    else run<Fraction>(n);
    return 0;
}
