#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> steps(n);
    for (int &s : steps) cin >> s;

    double average = 0;
    int bestDay = 1, above = 0;
    // Your code here: work out the three answers.

    cout << fixed << setprecision(2) << average << '\n' << bestDay << '\n' << above << '\n';
    return 0;
}
