#include <algorithm>
#include <cctype>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

struct Student {
    string name;
    int out = -1, minutes = 0; // out: the minute of going out, or -1
};

int now = 0;
map<string, Student> students; // those who were outside at some time

bool is_time(const string &text) {
    if (text.size() != 5) return false;
    for (int i = 0; i < 5; i++) {
        if (i == 2 ? text[i] != ':' : !isdigit(text[i])) return false;
    }
    return stoi(text.substr(0, 2)) < 24 && stoi(text.substr(3)) < 60;
}

bool is_name(const string &text) {
    for (char c : text) {
        if (!isalpha(c)) return false;
    }
    return text != "";
}

void handle(const string &line) {
    size_t first = line.find(' '), second = first == string::npos ? first : line.find(' ', first + 1);
    if (second == string::npos) throw invalid_argument("not understood");
    string time = line.substr(0, first), way = line.substr(first + 1, second - first - 1), name = line.substr(second + 1);
    if (!is_time(time) || (way != "out" && way != "in") || !is_name(name)) throw invalid_argument("not understood");
    int minute = 60 * stoi(time.substr(0, 2)) + stoi(time.substr(3));
    if (minute < now) throw invalid_argument("time goes back");
    now = minute;
    bool outside = students.count(name) > 0 && students[name].out >= 0;
    if (way == "out" && outside) throw invalid_argument("already outside");
    if (way == "in" && !outside) throw invalid_argument("already inside");
    Student &student = students[name];
    student.name = name;
    if (way == "in") student.minutes += minute - student.out;
    student.out = way == "out" ? minute : -1;
}

int main() {
    string line;
    for (int number = 1; getline(cin, line); number++) {
        try {
            handle(line);
        } catch (const invalid_argument &fault) {
            cout << "line " << number << ": " << fault.what() << '\n';
        }
    }
    vector<Student> table;
    for (auto &each : students) {
        Student &student = each.second;

        table.push_back(student);
    }
    stable_sort(table.begin(), table.end(), [](const Student &a, const Student &b) { return a.minutes > b.minutes; });
    for (const Student &student : table) {
        cout << student.name << ' ' << student.minutes << (student.out >= 0 ? " still outside" : "") << '\n';
    }
}
