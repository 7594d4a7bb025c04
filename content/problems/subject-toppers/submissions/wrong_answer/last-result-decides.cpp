#include <algorithm>
#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    map<string, map<string, int>> subjects;
    map<string, bool> clear;
    while (n-- > 0) {
        string student, subject;
        int marks;
        cin >> student >> subject >> marks;
        subjects[subject][student] = marks;
        clear[student] = marks >= 35;
    }
    for (const auto &subject : subjects) {
        const map<string, int> &group = subject.second;
        int sum = 0, passed = 0, highest = 0;
        for (const auto &result : group) {
            sum += result.second;
            highest = max(highest, result.second);
            if (result.second >= 35) passed++;
        }
        cout << subject.first << ' ' << group.size() << ' ' << sum / (int)group.size() << ' ' << passed;
        for (const auto &result : group) {
            if (result.second == highest) cout << ' ' << result.first;
        }
        cout << '\n';
    }
    string names;
    for (const auto &student : clear) {
        if (student.second) names += ' ' + student.first;
    }
    cout << "all clear" << (names.empty() ? " nobody" : names) << '\n';
    return 0;
}
