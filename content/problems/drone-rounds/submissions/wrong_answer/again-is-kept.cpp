#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

struct Vector {
    long long east = 0;
    long long north = 0;

    Vector() {}
    Vector(long long e, long long n) : east(e), north(n) {}

    Vector operator+(const Vector &other) const { return Vector(east + other.east, north + other.north); }
    Vector operator-() const { return Vector(-east, -north); }
    Vector operator*(long long k) const { return Vector(east * k, north * k); }
    bool operator==(const Vector &other) const { return east == other.east && north == other.north; }
    long long square() const { return east * east + north * north; }
};

istream &operator>>(istream &in, Vector &v) { return in >> v.east >> v.north; }
ostream &operator<<(ostream &out, const Vector &v) { return out << '(' << v.east << ", " << v.north << ')'; }

int main() {
    int n, at_home = 0;
    cin >> n;
    Vector place, step;
    long long farthest = 0;
    while (n-- > 0) {
        string command;
        long long k = 1;
        cin >> command;
        if (command == "go") cin >> step;
        else if (command == "again") cin >> k;
        else if (command == "back") step = -step;
        else step = -place;
        step = step * k;
        place = place + step;
        cout << place << '\n';
        farthest = max(farthest, place.square());
        if (place == Vector(0, 0)) at_home++;
    }
    cout << "farthest " << farthest << '\n';
    cout << "at home " << at_home << '\n';
    return 0;
}
