#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

class Slip {
public:
    Slip(const string &c, int t) : number(nextNumber++), carOnIt(c), since(t) {}
    int fee(int now) const {
        int hours = (now - since + 59) / 60;
        return hours == 0 ? 0 : 10 + 20 * hours;
    }
    const string &car() const { return carOnIt; }
    const int number;

private:
    static int nextNumber;
    string carOnIt;
    int since;
};

int Slip::nextNumber = 1;

class CarPark {
public:
    explicit CarPark(int s) : places(s) {}
    ~CarPark() {
        for (Slip *slip : places) delete slip;
    }
    CarPark(const CarPark &) = delete;
    CarPark &operator=(const CarPark &) = delete;

    void arrive(const string &car, int t) {
        auto place = find(places.begin(), places.end(), nullptr);
        if (placeOf(car) != places.end()) {
            cout << "already inside\n";
        } else if (place == places.end()) {
            cout << "full\n";
        } else {
            *place = new Slip(car, t);
            cout << "slip " << (*place)->number << " place " << place - places.begin() + 1 << '\n';
        }
    }
    void leave(const string &car, int t) {
        auto place = placeOf(car);
        if (place == places.end()) {
            cout << "not inside\n";
            return;
        }
        int fee = (*place)->fee(t);
        earned += fee;
        delete *place;
        *place = nullptr;
        cout << "pay " << fee << '\n';
    }
    void report() const {
        cout << "earned " << earned << "\ninside";
        string cars;
        for (const Slip *slip : places) {
            if (slip != nullptr) cars += " " + slip->car();
        }
        cout << (cars.empty() ? " nobody" : cars) << '\n';
    }

private:
    vector<Slip *>::iterator placeOf(const string &car) {
        return find_if(places.begin(), places.end(), [&](const Slip *slip) { return slip != nullptr && slip->car() == car; });
    }
    vector<Slip *> places;
    int earned = 0;
};

int main() {
    int s, n;
    cin >> s >> n;
    CarPark carPark(s);
    for (int i = 0; i < n; i++) {
        string kind, car;
        int t;
        cin >> kind >> car >> t;
        if (kind == "in") carPark.arrive(car, t);
        else carPark.leave(car, t);
    }
    carPark.report();
}
