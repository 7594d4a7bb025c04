#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> song(n);
    for (int &number : song) cin >> number;
    vector<int> humming(m);
    for (int &number : humming) cin >> number;

    // Your code here: print the smallest error of an alignment.
    return 0;
}
