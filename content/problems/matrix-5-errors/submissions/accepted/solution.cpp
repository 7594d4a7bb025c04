#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stack>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
using namespace std;

// What a command is refused with.
class MatrixError : public runtime_error {
public:
    explicit MatrixError(const string &text) : runtime_error(text) {}
};

class Fraction {
public:
    Fraction(long long above = 0, long long below = 1) : numerator(above), denominator(below) {
        if (below < 0) {
            numerator = above = -above;
            denominator = below = -below;
        }
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

    Fraction operator/(const Fraction &other) const {
        return Fraction(numerator * other.denominator, denominator * other.numerator);
    }

    bool operator!=(const Fraction &other) const {
        return numerator != other.numerator || denominator != other.denominator;
    }

    friend ostream &operator<<(ostream &out, const Fraction &fraction) {
        out << fraction.numerator;
        if (fraction.denominator != 1) out << '/' << fraction.denominator;
        return out;
    }

private:
    long long numerator, denominator; // in lowest terms, the denominator is positive
};

bool isWhole(const string &word) {
    size_t begin = word[0] == '-' ? 1 : 0;
    if (word.size() == begin || word.size() > begin + 15) return false;
    for (size_t i = begin; i < word.size(); i++) {
        if (word[i] < '0' || word[i] > '9') return false;
    }
    return true;
}

// Each puts the number that the word stands for into number, and returns false if it stands for none.
bool readNumber(const string &word, long long &number) {
    if (!isWhole(word)) return false;
    number = stoll(word);
    return true;
}

bool readNumber(const string &word, Fraction &number) {
    size_t slash = word.find('/');
    long long above, below = 1;
    if (!readNumber(word.substr(0, slash), above)) return false;
    if (slash != string::npos && !readNumber(word.substr(slash + 1), below)) return false;
    if (below < 1) return false;
    number = Fraction(above, below);
    return true;
}

template <typename T>
class Matrix {
public:
    Matrix() {}
    Matrix(int newRows, int newColumns) : rows(newRows), columns(newColumns), cells(newRows * newColumns) {}

    Matrix(int newRows, int newColumns, const vector<T> &numbers) : rows(newRows), columns(newColumns), cells(numbers) {}

    bool hasSizeOf(const Matrix &other) const { return rows == other.rows && columns == other.columns; }
    int size() const { return rows * columns; }

    Matrix operator+(const Matrix &other) const {
        fit(hasSizeOf(other));
        Matrix sum(rows, columns);
        for (int i = 0; i < size(); i++) sum.cells[i] = cells[i] + other.cells[i];
        return sum;
    }

    Matrix operator-(const Matrix &other) const {
        fit(hasSizeOf(other));
        Matrix difference(rows, columns);
        for (int i = 0; i < size(); i++) difference.cells[i] = cells[i] - other.cells[i];
        return difference;
    }

    Matrix operator*(const Matrix &other) const {
        fit(columns == other.rows);
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
        mustBeSquare();
        if (rows == 1) return at(0, 0);
        T sum{};
        for (int c = 0; c < columns; c++) {
            T part = at(0, c) * without(c).determinant();
            if (c % 2 == 0) sum = sum + part;
            else sum = sum - part;
        }
        return sum;
    }

    Matrix power(int exponent) const {
        mustBeSquare();
        Matrix result = *this;
        while (--exponent > 0) result = result * *this;
        return result;
    }

    // The matrix X with *this * X == right, by the method of Gauss and Jordan.
    Matrix solve(Matrix right) const {
        mustBeSquare();
        fit(rows == right.rows);
        Matrix left = *this;
        for (int c = 0; c < columns; c++) {
            int pivot = c;
            while (pivot < rows && !(left.at(pivot, c) != T())) pivot++;
            if (pivot == rows) throw MatrixError("no single solution");
            left.exchangeRows(c, pivot);
            right.exchangeRows(c, pivot);
            T first = left.at(c, c);
            left.divideRow(c, first);
            right.divideRow(c, first);
            for (int r = 0; r < rows; r++) {
                if (r == c) continue;
                T factor = left.at(r, c);
                left.subtractRow(r, c, factor);
                right.subtractRow(r, c, factor);
            }
        }
        return right;
    }

    string sizeText() const { return to_string(rows) + " x " + to_string(columns); }
    void write(ostream &out) const { out << rows << ' ' << columns << '\n' << *this; }

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

    static void fit(bool fits) {
        if (!fits) throw MatrixError("sizes do not fit");
    }

    void mustBeSquare() const {
        if (rows != columns) throw MatrixError("not a square");
    }

    void exchangeRows(int a, int b) {
        for (int c = 0; c < columns; c++) swap(at(a, c), at(b, c));
    }

    void divideRow(int row, T divisor) {
        for (int c = 0; c < columns; c++) at(row, c) = at(row, c) / divisor;
    }

    // Takes factor times another row away from a row.
    void subtractRow(int row, int other, T factor) {
        for (int c = 0; c < columns; c++) at(row, c) = at(row, c) - factor * at(other, c);
    }

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
    explicit Desk(bool exactDivision) : canDivide(exactDivision) {}

    void carryOut(const string &line) {
        split(line);
        command = words[0];
        if (command == "set") set();
        else if (command == "show") show();
        else if (command == "equal") compare();
        else if (command == "copy") copyTo();
        else if (command == "move") moveTo();
        else if (command == "exchange") exchange();
        else if (command == "drop") drop();
        else if (command == "transpose") transpose();
        else if (command == "power") power();
        else if (command == "scale") scale();
        else if (command == "det") printDeterminant();
        else if (command == "memory") printMemory();
        else if (command == "list") list();
        else if (command == "undo") undo();
        else if (command == "save") save();
        else if (command == "load") load();
        else if (command == "add" || command == "sub" || command == "mul" || command == "solve") compute();
        else throw MatrixError("unknown command: " + command);
    }

private:
    bool canDivide;
    string command;
    vector<string> words; // of the line, with the command
    map<string, Matrix<T>> matrices;
    stack<map<string, Matrix<T>>> before; // what there was before each change
    stack<string> changes;                // the commands that made the changes

    void split(const string &line) {
        istringstream in(line);
        string word;
        words.clear();
        while (in >> word) words.push_back(word);
    }

    // Checks that the command is followed by so many names and then by so many other words.
    void expect(int names, int others) const {
        if ((int) words.size() != 1 + names + others) throw MatrixError("wrong number of words");
        for (int i = 1; i <= names; i++) checkName(words[i]);
    }

    static void checkName(const string &word) {
        bool right = word.size() <= 12;
        for (char letter : word) {
            if (!(letter >= 'a' && letter <= 'z') && !(letter >= 'A' && letter <= 'Z')) right = false;
        }
        if (!right) throw MatrixError("not a name: " + word);
    }

    static T numberOf(const string &word) {
        T number;
        if (!readNumber(word, number)) throw MatrixError("not a number: " + word);
        return number;
    }

    // A whole number from 1 to most; otherwise the word is no such thing.
    static int countOf(const string &word, int most, const string &thing) {
        long long number;
        if (!readNumber(word, number) || number < 1 || number > most) throw MatrixError("not " + thing + ": " + word);
        return number;
    }

    const Matrix<T> &known(const string &name) const {
        auto entry = matrices.find(name);
        if (entry == matrices.end()) throw MatrixError("no " + name);
        return entry->second;
    }

    void remember() {
        before.push(matrices);
        changes.push(command);
    }

    void keep(const string &name, const Matrix<T> &matrix) {
        remember();
        matrices[name] = matrix;
        cout << name << " is " << matrices[name].sizeText() << '\n';
    }

    void set() {
        if (words.size() < 4) throw MatrixError("wrong number of words");
        checkName(words[1]);
        int rows = countOf(words[2], 2500, "a size"), columns = countOf(words[3], 2500, "a size");
        if (rows * columns > 2500) throw MatrixError("too large");
        if ((int) words.size() != 4 + rows * columns) throw MatrixError("wrong number of words");
        vector<T> numbers;
        for (size_t i = 4; i < words.size(); i++) numbers.push_back(numberOf(words[i]));
        keep(words[1], Matrix<T>(rows, columns, numbers));
    }

    void show() const {
        expect(1, 0);
        cout << known(words[1]);
    }

    void compare() const {
        expect(2, 0);
        const Matrix<T> &a = known(words[1]), &b = known(words[2]);
        cout << (a == b ? "equal\n" : "different\n");
    }

    void copyTo() {
        expect(2, 0);
        keep(words[1], known(words[2]));
    }

    void moveTo() {
        expect(2, 0);
        keep(words[1], known(words[2]));
        if (words[1] != words[2]) matrices.erase(words[2]);
    }

    void exchange() {
        expect(2, 0);
        known(words[1]);
        known(words[2]);
        remember();
        swap(matrices[words[1]], matrices[words[2]]);
        cout << "exchanged " << words[1] << " and " << words[2] << '\n';
    }

    void drop() {
        expect(1, 0);
        known(words[1]);
        remember();
        matrices.erase(words[1]);
        cout << "dropped " << words[1] << '\n';
    }

    void transpose() {
        expect(2, 0);
        keep(words[1], known(words[2]).transposed());
    }

    void power() {
        expect(2, 1);
        int exponent = countOf(words[3], 60, "an exponent");
        keep(words[1], known(words[2]).power(exponent));
    }

    void scale() {
        expect(2, 1);
        T factor = numberOf(words[3]);
        keep(words[1], known(words[2]) * factor);
    }

    void printDeterminant() const {
        expect(1, 0);
        cout << known(words[1]).determinant() << '\n';
    }

    void compute() {
        expect(3, 0);
        const Matrix<T> &a = known(words[2]), &b = known(words[3]);
        if (command == "add") keep(words[1], a + b);
        else if (command == "sub") keep(words[1], a - b);
        else if (command == "mul") keep(words[1], a * b);
        else if (!canDivide) throw MatrixError("only with fractions");
        else keep(words[1], a.solve(b));
    }

    void printMemory() const {
        expect(0, 0);
        int cells = 0;
        for (const auto &entry : matrices) cells += entry.second.size();
        cout << matrices.size() << " matrices, " << cells << " cells\n";
    }

    void list() const {
        expect(0, 0);
        for (const auto &entry : matrices) cout << entry.first << ": " << entry.second.sizeText() << '\n';
        if (matrices.empty()) cout << "nothing\n";
    }

    void undo() {
        expect(0, 0);
        if (changes.empty()) throw MatrixError("nothing to undo");
        cout << "undone: " << changes.top() << '\n';
        matrices = before.top();
        before.pop();
        changes.pop();
    }

    void save() const {
        expect(1, 0);
        ofstream file(words[1] + ".txt");
        file << matrices.size() << '\n';
        for (const auto &entry : matrices) {
            file << entry.first << ' ';
            entry.second.write(file);
        }
        cout << "saved " << matrices.size() << " matrices\n";
    }

    void load() {
        expect(1, 0);
        ifstream file(words[1] + ".txt");
        size_t count;
        if (!(file >> count)) throw MatrixError("no file " + words[1]);
        remember();
        matrices.clear();
        while (count-- > 0) {
            string name, word;
            int rows, columns;
            file >> name >> rows >> columns;
            vector<T> numbers;
            for (int i = 0; i < rows * columns; i++) {
                file >> word;
                numbers.push_back(numberOf(word));
            }
            matrices[name] = Matrix<T>(rows, columns, numbers);
        }
        cout << "loaded " << matrices.size() << " matrices\n";
    }
};

template <typename T>
void run(int n, bool exactDivision) {
    Desk<T> desk(exactDivision);
    while (n-- > 0) {
        string line;
        getline(cin, line);
        try {
            desk.carryOut(line);
        } catch (const MatrixError &error) {
            cout << error.what() << '\n';
        }
    }
}

int main() {
    string kind;
    int n;
    cin >> kind >> n >> ws;
    if (kind == "whole") run<long long>(n, false);
    else run<Fraction>(n, true);
    return 0;
}
