#include <iostream>
#include <map>
#include <set>
#include <string>
using namespace std;

const string MONTHS[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

int main() {
    int n;
    cin >> n;
    map<int, map<int, set<string>>> wall; // month, day, names
    while (n-- > 0) {
        string name;
        int day, month;
        char slash;
        cin >> name >> day >> slash >> month;
        wall[month][day].insert(name);
    }
    int shared = 0;
    for (const auto &month : wall) {
        string line;
        for (const auto &day : month.second) {
            for (const string &name : day.second) line += (line.empty() ? "" : ", ") + to_string(day.first) + ' ' + name;
            if (day.second.size() >= 2) shared += day.second.size();
        }
        cout << MONTHS[month.first - 1] << ": " << line << '\n';
    }
    cout << shared << '\n';
    return 0;
}
