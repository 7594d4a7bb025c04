#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

int number_of(const string &part, size_t low, size_t high) {
    if (part.size() < 1) throw invalid_argument("not a date");
    for (char c : part) {
        if (c < '0' || c > '9') throw invalid_argument("not a date");
    }
    return stoi(part);
}

int days_of(int month, int year) {
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (month == 2) return leap ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

string checked(const string &text) {
    vector<string> parts = {""};
    for (char c : text) {
        if (c == '/') parts.push_back("");
        else parts.back() += c;
    }
    if (parts.size() != 3) throw invalid_argument("not a date");
    int day = number_of(parts[0], 1, 2);
    int month = number_of(parts[1], 1, 2);
    int year = number_of(parts[2], 4, 4);
    if (month < 1 || month > 12) throw invalid_argument("no such month");
    if (day < 1 || day > days_of(month, year)) throw invalid_argument("no such day");
    char date[40];
    snprintf(date, sizeof date, "%04d-%02d-%02d", year, month, day);
    return date;
}

int main() {
    int n, good = 0;
    cin >> n;
    while (n-- > 0) {
        string text;
        cin >> text;
        try {
            cout << checked(text) << '\n';
            good++;
        } catch (const invalid_argument &fault) {
            cout << fault.what() << '\n';
        }
    }
    cout << good << '\n';
}
