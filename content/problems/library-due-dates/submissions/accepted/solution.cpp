#include <cstdio>
#include <iostream>
#include <set>
#include <string>
using namespace std;

const int LENGTHS[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
const char *DAYS[7] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

int daysOf(int year) { return year % 4 == 0 ? 366 : 365; }
int daysOf(int year, int month) { return LENGTHS[month - 1] + (month == 2 && year % 4 == 0); }

int readDate() {
    string date;
    cin >> date;
    int year = stoi(date.substr(0, 4)), month = stoi(date.substr(5, 2)), number = stoi(date.substr(8)) - 1;
    for (int y = 2024; y < year; y++) number += daysOf(y);
    for (int m = 1; m < month; m++) number += daysOf(year, m);
    return number;
}

int main() {
    int h, q;
    cin >> h >> q;
    set<int> holidays;
    for (int i = 0; i < h; i++) holidays.insert(readDate());
    for (int i = 0; i < q; i++) {
        int due = readDate(), d;
        cin >> d;
        due += d;
        while (due % 7 == 6 || holidays.count(due)) due++;
        int year = 2024, month = 1, rest = due;
        while (rest >= daysOf(year)) rest -= daysOf(year++);
        while (rest >= daysOf(year, month)) rest -= daysOf(year, month++);
        printf("%04d-%02d-%02d %s\n", year, month, rest + 1, DAYS[due % 7]);
    }
}
