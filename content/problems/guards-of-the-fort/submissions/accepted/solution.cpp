#include <iostream>
#include <string>
using namespace std;

class Fort {
public:
    void read() {
        cin >> rows >> columns;
        for (int r = 0; r < rows; r++) cin >> squares[r];
    }

    bool isEmpty(int r, int c) const { return r >= 0 && r < rows && c >= 0 && c < columns && squares[r][c] == '.'; }
    char at(int r, int c) const { return squares[r][c]; }
    int height() const { return rows; }
    int width() const { return columns; }
    void mark(int r, int c) { watched[r][c] = true; }

    int safeSquares() const {
        int safe = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (isEmpty(r, c) && !watched[r][c]) safe++;
            }
        }
        return safe;
    }

private:
    int rows = 0, columns = 0;
    string squares[60];
    bool watched[60][60] = {};
};

class Guard {
public:
    virtual ~Guard() {}

    // Marks what the guard on this square watches, and returns how many squares these are.
    virtual int watch(Fort &fort, int r, int c) const = 0;

protected:
    static int look(Fort &fort, int r, int c, int down, int right) {
        int seen = 0;
        for (r += down, c += right; fort.isEmpty(r, c); r += down, c += right) {
            fort.mark(r, c);
            seen++;
        }
        return seen;
    }
};

class Elephant : public Guard {
public:
    int watch(Fort &fort, int r, int c) const override {
        return look(fort, r, c, -1, 0) + look(fort, r, c, 1, 0) + look(fort, r, c, 0, -1) + look(fort, r, c, 0, 1);
    }
};

class Camel : public Guard {
public:
    int watch(Fort &fort, int r, int c) const override {
        return look(fort, r, c, -1, -1) + look(fort, r, c, -1, 1) + look(fort, r, c, 1, -1) + look(fort, r, c, 1, 1);
    }
};

class Horse : public Guard {
public:
    int watch(Fort &fort, int r, int c) const override {
        int seen = 0;
        for (int down = -2; down <= 2; down++) {
            for (int right = -2; right <= 2; right++) {
                if (down * down + right * right != 5 || !fort.isEmpty(r + down, c + right)) continue;
                fort.mark(r + down, c + right);
                seen++;
            }
        }
        return seen;
    }
};

int main() {
    Fort fort;
    fort.read();
    Elephant elephant;
    Camel camel;
    Horse horse;
    int most = -1, row = 0, column = 0;
    for (int r = 0; r < fort.height(); r++) {
        for (int c = 0; c < fort.width(); c++) {
            const Guard *guard = nullptr;
            if (fort.at(r, c) == 'E') guard = &elephant;
            if (fort.at(r, c) == 'C') guard = &camel;
            if (fort.at(r, c) == 'H') guard = &horse;
            if (guard == nullptr) continue;
            int seen = guard->watch(fort, r, c);
            if (seen > most) {
                most = seen;
                row = r;
                column = c;
            }
        }
    }
    cout << fort.safeSquares() << '\n';
    if (most < 0) cout << "no guard\n";
    else cout << fort.at(row, column) << ' ' << row + 1 << ' ' << column + 1 << ' ' << most << '\n';
    return 0;
}
