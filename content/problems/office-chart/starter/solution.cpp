#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> superior(n - 1);
    for (int &number : superior) cin >> number;

    // Your code here: print how many stand below each employee, and the length of the longest way.
    return 0;
}
