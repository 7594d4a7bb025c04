#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> ballots(n);
    for (int &number : ballots) cin >> number;

    // Your code here: count the votes of each candidate and print the result.
    return 0;
}
