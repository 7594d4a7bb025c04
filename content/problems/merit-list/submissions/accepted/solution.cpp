#include <algorithm>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<tuple<int, string, string>> students;
    for (int i = 0; i < n; i++) {
        string name, born;
        int marks;
        cin >> name >> marks >> born;
        string date = born.substr(6, 4) + born.substr(3, 2) + born.substr(0, 2);
        students.emplace_back(-marks, date, name);
    }
    sort(students.begin(), students.end());
    int rank = 1;
    for (int i = 0; i < n; i++) {
        if (i > 0 && get<0>(students[i]) != get<0>(students[i - 1])) rank = i + 1;
        cout << rank << ' ' << get<2>(students[i]) << '\n';
    }
    return 0;
}
