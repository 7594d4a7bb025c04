#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> sheets(n - 1);
    for (int &number : sheets) cin >> number;

    // Your code here: print the roll number that is not among the sheets.
    return 0;
}
