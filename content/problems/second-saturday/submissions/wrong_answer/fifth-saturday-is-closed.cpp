#include <cstdio>
#include <iostream>
#include <set>
#include <string>
using namespace std;

struct Date {
    int year, month, day;

    static int length_of(int month, int year) {
        if (month == 2) return year % 4 == 0 ? 29 : 28;
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    // 0 for Saturday, 1 for Sunday: the days since Saturday, 1 January 2000
    int weekday() const {
        int days = day - 1;
        for (int y = 2000; y < year; y++) days += y % 4 == 0 ? 366 : 365;
        for (int m = 1; m < month; m++) days += length_of(m, year);
        return days % 7;
    }

    void go_on() {
        day++;
        if (day > length_of(month, year)) {
            day = 1;
            month++;
        }
        if (month > 12) {
            month = 1;
            year++;
        }
    }

    string text() const {
        char buffer[40];
        snprintf(buffer, sizeof buffer, "%04d-%02d-%02d", year, month, day);
        return buffer;
    }
};

// The reason why the bank is closed, or an empty text.
string reason(const Date &d, const set<string> &holidays) {
    if (d.weekday() == 1) return "Sunday";
    if (d.weekday() == 0 && d.day >= 8 && d.day <= 14) return "second Saturday";
    if (d.weekday() == 0 && d.day >= 22) return "fourth Saturday";
    return holidays.count(d.text()) > 0 ? "holiday" : "";
}

int main() {
    int h, q;
    cin >> h >> q;
    set<string> holidays;
    for (int i = 0; i < h; i++) {
        string date;
        cin >> date;
        holidays.insert(date);
    }
    while (q-- > 0) {
        string text;
        cin >> text;
        Date d{stoi(text.substr(0, 4)), stoi(text.substr(5, 2)), stoi(text.substr(8, 2))};
        string why = reason(d, holidays);
        if (why == "") {
            cout << "open\n";
            continue;
        }
        while (reason(d, holidays) != "") d.go_on();
        cout << why << ", next: " << d.text() << '\n';
    }
}
