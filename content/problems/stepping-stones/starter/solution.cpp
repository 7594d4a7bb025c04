#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> stones(n);
    for (int &number : stones) cin >> number;

    // Your code here: print the least danger of a crossing.
    return 0;
}
