#include <iostream>
#include <string>
#include <utility>
using namespace std;

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
        release();
        takeOver(other);
        return *this;
    }

    ~Matrix() { release(); }

    static int reservedCells() { return reserved; }

    bool isSet() const { return rows + columns != 0; }
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
                for (int i = 0; i < columns; i++) product.at(r, c) += at(r, i) * other.at(i, c);
            }
        }
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
    long long *cells; // row by row
    static int reserved; // the cells of all matrices

    // The cells are 0 at first.
    void reserve(int newRows, int newColumns) {
        rows = newRows;
        columns = newColumns;
        cells = new long long[size()]();
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

    long long &at(int row, int column) { return cells[row * columns + column]; }
    long long at(int row, int column) const { return cells[row * columns + column]; }
};

int Matrix::reserved = 0;

class Desk {
public:
    void set() {
        char name;
        cin >> name;
        Matrix matrix;
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
        if (isKnown(from)) moveDirectly(name, from);
    }

    void moveDirectly(char name, char from) {
        of(name) = move(of(from));
        cout << name << " is ";
        of(name).printSize();
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
        of(name) = Matrix();
        cout << "dropped " << name << '\n';
    }

    void power() {
        char name, from;
        int exponent;
        cin >> name >> from >> exponent;
        if (!isKnown(from)) return;
        if (!of(from).canMultiply(of(from))) {
            cout << "not a square\n";
            return;
        }
        Matrix result = of(from);
        while (--exponent > 0) result = result * of(from);
        keep(name, move(result));
    }

    void printMemory() const {
        int count = 0;
        for (const Matrix &matrix : matrices) {
            if (matrix.isSet()) count++;
        }
        cout << count << " matrices, " << Matrix::reservedCells() << " cells\n";
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
        printSize(name);
    }

    void keep(char name, Matrix &&matrix) {
        of(name) = move(matrix);
        printSize(name);
    }

    void printSize(char name) {
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
        else if (command == "copy") desk.copyTo();
        else if (command == "move") desk.moveTo();
        else if (command == "exchange") desk.exchange();
        else if (command == "drop") desk.drop();
        else if (command == "power") desk.power();
        else if (command == "memory") desk.printMemory();
        else if (command == "add") desk.compute('+');
        else if (command == "sub") desk.compute('-');
        else desk.compute('*');
    }
    return 0;
}
