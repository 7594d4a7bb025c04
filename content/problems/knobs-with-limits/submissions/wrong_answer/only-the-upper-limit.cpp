#include <iomanip>
#include <iostream>
#include <map>
#include <string>
using namespace std;

class Time {
public:
    bool operator<(const Time &other) const { return minutes < other.minutes; }

    Time &operator++() {
        ++minutes;
        return *this;
    }

    Time &operator--() {
        --minutes;
        return *this;
    }

    friend istream &operator>>(istream &in, Time &time) {
        int hours;
        char colon;
        in >> hours >> colon >> time.minutes;
        time.minutes += 60 * hours;
        return in;
    }

    friend ostream &operator<<(ostream &out, const Time &time) {
        return out << setfill('0') << setw(2) << time.minutes / 60 << ':' << setw(2) << time.minutes % 60;
    }

private:
    int minutes = 0;
};

// For every type with <, ++, --, >> and <<.
template <typename T>
class Knob {
public:
    Knob() {
        cin >> low >> high;
        value = low;
    }

    void obey(const string &command) {
        if (command == "up") {
            if (value < high) ++value;
        } else if (command == "down") {
            if (low < value) --value;
        } else {
            cin >> value;

            if (high < value) value = high;
        }
        cout << value << '\n';
    }

private:
    T low, high, value;
};

int main() {
    map<string, Knob<int>> numbers;
    map<string, Knob<char>> letters;
    map<string, Knob<Time>> times;
    int n, m;
    cin >> n >> m;
    while (n-- > 0) {
        string kind, name;
        cin >> kind >> name;
        if (kind == "number") numbers[name];
        else if (kind == "letter") letters[name];
        else times[name];
    }
    while (m-- > 0) {
        string command, name;
        cin >> command >> name;
        if (numbers.count(name)) numbers[name].obey(command);
        else if (letters.count(name)) letters[name].obey(command);
        else times[name].obey(command);
    }
}
