#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct tree {
    string name;
    int day, month, year;
};

bool earlier(const tree &a, const tree &b) {
    if (a.year != b.year) return a.year < b.year;
    if (a.month != b.month) return a.month < b.month;
    return a.day < b.day;
}

int main() {
    int n;
    cin >> n;
    vector<tree> trees(n);
    for (tree &t : trees) cin >> t.name >> t.day >> t.month >> t.year;
    tree oldest = trees[0], youngest = trees[0];
    for (const tree &t : trees) {
        if (earlier(t, oldest)) oldest = t;
        if (earlier(youngest, t)) youngest = t;
    }
    int same_year = 0;
    for (const tree &t : trees) {
        if (t.year == oldest.year) same_year++;
    }
    cout << oldest.name << '\n' << youngest.name << '\n' << same_year << '\n';
}
