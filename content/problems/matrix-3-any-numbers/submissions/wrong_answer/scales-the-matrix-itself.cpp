#include <iostream>
#include <string>
#include <utility>
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
    Matrix(int newRows = 0, int newColumns = 0) { reserve(newRows, newColumns); }

    Matrix(const Matrix &other) {
        reserve(other.rows, other.columns);
        for (int i = 0; i < size(); i++) cells[i] = other.cells[i];
    }

    Matrix(Matrix &&other) { takeOver(other); }

    Matrix &operator=(const Matrix &other) {
        if (this != &other) {
            release();
            reserve(other.rows, other.columns);
            for (int i = 0; i < size(); i++) cells[i] = other.cells[i];
        }
        return *this;
    }

    Matrix &operator=(Matrix &&other) {
        if (this != &other) {
            release();
            takeOver(other);
        }
        return *this;
    }

    ~Matrix() { release(); }

    static int reservedCells() { return reserved; }

    bool isSet() const { return rows + columns != 0; }
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
    int rows, columns; // 0 x 0: not set
    T *cells; // row by row
    static int reserved; // the cells of all matrices

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

    // The cells are 0 at first.
    void reserve(int newRows, int newColumns) {
        rows = newRows;
        columns = newColumns;
        cells = new T[size()]();
        reserved += size();
    }

    void release() {
        reserved -= size();
        delete[] cells;
    }

    void takeOver(Matrix &other) {
        rows = other.rows;
        columns = other.columns;
        cells = other.cells;
        other.rows = other.columns = 0;
        other.cells = nullptr;
    }

    T &at(int row, int column) { return cells[row * columns + column]; }
    const T &at(int row, int column) const { return cells[row * columns + column]; }
};

template <typename T>
int Matrix<T>::reserved = 0;

template <typename T>
class Desk {
public:
    void set() {
        char name;
        cin >> name;
        Matrix<T> matrix;
        cin >> matrix;
        keep(name, move(matrix));
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

    void copyTo() {
        char name, from;
        cin >> name >> from;
        if (isKnown(from)) keep(name, of(from));
    }

    void moveTo() {
        char name, from;
        cin >> name >> from;
        if (isKnown(from)) keep(name, move(of(from)));
    }

    void exchange() {
        char a, b;
        cin >> a >> b;
        if (!isKnown(a) || !isKnown(b)) return;
        swap(of(a), of(b));
        cout << "exchanged " << a << " and " << b << '\n';
    }

    void drop() {
        char name;
        cin >> name;
        if (!isKnown(name)) return;
        of(name) = Matrix<T>();
        cout << "dropped " << name << '\n';
    }

    void power() {
        char name, from;
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
        char name, from;
        T factor;
        cin >> name >> from >> factor;
        if (!isKnown(from)) return;
        of(from) = of(from) * factor;
        keep(name, of(from));
    }

    void printDeterminant() {
        char name;
        cin >> name;
        if (!isKnown(name)) return;
        if (of(name).isSquare()) cout << of(name).determinant() << '\n';
        else cout << "not a square\n";
    }

    void printMemory() const {
        int count = 0;
        for (const Matrix<T> &matrix : matrices) {
            if (matrix.isSet()) count++;
        }
        cout << count << " matrices, " << Matrix<T>::reservedCells() << " cells\n";
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
    Matrix<T> matrices[26];

    Matrix<T> &of(char name) { return matrices[name - 'A']; }

    bool isKnown(char name) {
        if (!of(name).isSet()) cout << "no " << name << '\n';
        return of(name).isSet();
    }

    void keep(char name, const Matrix<T> &matrix) {
        of(name) = matrix;
        printSize(name);
    }

    void keep(char name, Matrix<T> &&matrix) {
        of(name) = move(matrix);
        printSize(name);
    }

    void printSize(char name) {
        cout << name << " is ";
        of(name).printSize();
    }
};

template <typename T>
void run(int n) {
    Desk<T> desk;
    while (n-- > 0) {
        string command;
        cin >> command;
        if (command == "set") desk.set();
        else if (command == "show") desk.show();
        else if (command == "transpose") desk.transpose();
        else if (command == "equal") desk.compare();
        else if (command == "copy") desk.copyTo();
        else if (command == "move") desk.moveTo();
        else if (command == "exchange") desk.exchange();
        else if (command == "drop") desk.drop();
        else if (command == "power") desk.power();
        else if (command == "scale") desk.scale();
        else if (command == "det") desk.printDeterminant();
        else if (command == "memory") desk.printMemory();
        else if (command == "add") desk.compute('+');
        else if (command == "sub") desk.compute('-');
        else desk.compute('*');
    }
}

int main() {
    string kind;
    int n;
    cin >> kind >> n;
    if (kind == "whole") run<long long>(n);
    else run<Fraction>(n);
    return 0;
}
