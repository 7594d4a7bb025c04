#include <cstdio>
#include <iostream>
#include <set>
#include <string>
using namespace std;

const int LENGTHS[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
const char *DAYS[7] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

int readDate() {
    string date;
    cin >> date;
    int year = stoi(date.substr(0, 4)), month = stoi(date.substr(5, 2)), number = stoi(date.substr(8)) - 1;
    number += (year - 2024) * 365;
    for (int m = 1; m < month; m++) number += LENGTHS[m - 1];
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
        int year = 2024 + due / 365, month = 1, rest = due % 365;
        while (rest >= LENGTHS[month - 1]) rest -= LENGTHS[month++ - 1];
        printf("%04d-%02d-%02d %s\n", year, month, rest + 1, DAYS[due % 7]);
    }
}
