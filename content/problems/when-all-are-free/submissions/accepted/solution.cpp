#include <bitset>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

const int open_at = 480, day = 720; // in minutes
using Minutes = bitset<day>;

struct Time {
    int minute;
};

// A time, or nothing: what optional<Time> is from C++17 on.
struct Start {
    bool found;
    Time time;
};

istream &operator>>(istream &in, Time &time) {
    int hours, minutes;
    char colon;
    in >> hours >> colon >> minutes;
    time.minute = 60 * hours + minutes - open_at;
    return in;
}

ostream &operator<<(ostream &out, const Time &time) {
    int minute = time.minute + open_at;
    return out << setfill('0') << setw(2) << minute / 60 << ':' << setw(2) << minute % 60;
}

void enter(Minutes &busy, int from, int to) {
    for (int i = from; i < to; i++) busy.set(i);
}

// The first minute of the first free row of this length.
Start first_free(const Minutes &busy, int length) {
    int row = 0;
    for (int i = 0; i < day; i++) {
        row = busy[i] ? 0 : row + 1;
        if (row == length) return {true, {i - length + 1}};
    }
    return {false, {0}};
}

vector<pair<int, int>> free_times(const Minutes &busy) {
    vector<pair<int, int>> times;
    for (int i = 0; i < day; i++) {
        if (busy[i]) continue;
        int from = i;
        while (i < day && !busy[i]) i++;
        times.push_back({from, i});
    }
    return times;
}

int main() {
    map<string, Minutes> calendar;
    int n;
    cin >> n;
    while (n-- > 0) {
        string command, name;
        cin >> command;
        if (command == "meet") {
            int length, k;
            cin >> length >> k;
            vector<string> group(k);
            Minutes busy;
            for (string &each : group) {
                cin >> each;
                busy |= calendar[each];
            }
            Start start = first_free(busy, length);
            if (start.found) {
                int from = start.time.minute;
                for (const string &each : group) enter(calendar[each], from, from + length);
                cout << start.time << '\n';
            } else {
                cout << "none\n";
            }
            continue;
        }
        cin >> name;
        if (command == "busy") {
            Time from, to;
            cin >> from >> to;
            enter(calendar[name], from.minute, to.minute);
            continue;
        }
        auto times = free_times(calendar[name]);
        if (times.empty()) cout << "none";
        for (const auto &each : times) cout << Time{each.first} << '-' << Time{each.second} << ' ';
        cout << '\n';
    }
}
