#include <algorithm>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
using namespace std;

int day_number(const string &text) {
    int day, month, year;
    sscanf(text.c_str(), "%d/%d/%d", &day, &month, &year);
    const int length[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int number = day;
    for (int y = 1990; y < year; y++) number += y % 4 == 0 ? 366 : 365;
    for (int m = 1; m < month; m++) number += length[m - 1];
    if (month > 2 && year % 4 == 0) number++;
    return number;
}

int main() {
    int n;
    cin >> n;
    map<int, int> owes;
    while (n-- > 0) {
        int reader;
        string due, returned;
        cin >> reader >> due >> returned;
        int late = day_number(returned) - day_number(due);
        if (late > 0) owes[reader] += 2 * min(late, 7) + 5 * max(late - 7, 0);
    }
    for (auto &[reader, sum] : owes) cout << reader << ' ' << sum << '\n';
    if (owes.empty()) cout << "no fines\n";
    return 0;
}
