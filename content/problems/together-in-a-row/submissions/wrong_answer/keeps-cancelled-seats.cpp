#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

struct Place {
    size_t row, seat, size;
};

class Hall {
public:
    explicit Hall(const vector<string> &seats) : rows(seats) {}

    // Whether there are seats; place is then filled in. (From C++17 on, optional<Place> says this better.)
    bool book(size_t size, Place &place) {
        for (size_t row = rows.size(); row-- > 0;) {
            size_t seat = rows[row].find(string(size, '.'));
            if (seat == string::npos) continue;
            place = {row, seat, size};
            fill(place, 'o');
            return true;
        }
        return false;
    }

    void release(const Place &place) { fill(place, '.'); }

    void print() const {
        for (const string &row : rows) cout << row << '\n';
    }

private:
    vector<string> rows;

    void fill(const Place &place, char mark) { rows[place.row].replace(place.seat, place.size, place.size, mark); }
};

int main() {
    int r, s, n, groups = 0;
    cin >> r >> s >> n;
    vector<string> rows(r);
    for (string &row : rows) cin >> row;
    Hall hall(rows);
    map<int, Place> places;
    while (n-- > 0) {
        string kind;
        int number;
        cin >> kind >> number;
        if (kind == "book") {
            Place place = {0, 0, 0};
            cout << "group " << ++groups;
            if (hall.book(number, place)) {
                places[groups] = place;
                cout << " row " << place.row + 1 << " seats " << place.seat + 1 << '-' << place.seat + place.size << '\n';
            } else {
                cout << " sorry\n";
            }
            continue;
        }
        auto found = places.find(number);
        cout << "group " << number;
        if (found == places.end()) {
            cout << " has no seats\n";
        } else {
            places.erase(found);
            cout << " cancelled\n";
        }
    }
    hall.print();
    return 0;
}
