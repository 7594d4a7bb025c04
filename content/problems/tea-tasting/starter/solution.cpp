#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> tins(n);
    for (int &number : tins) cin >> number;

    // Your code here: print the number of kinds, the length of the shortest stretch and its beginning.
    return 0;
}
