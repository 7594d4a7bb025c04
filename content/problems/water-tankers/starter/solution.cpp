#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, t;
    cin >> n >> t;
    vector<int> need(n);
    for (int &number : need) cin >> number;

    // Your code here: find the smallest size of the tanker.
    return 0;
}
