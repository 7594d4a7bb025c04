#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, c;
    cin >> n >> c;
    vector<int> bags(n);
    for (int &number : bags) cin >> number;

    // Your code here: print the smallest number of jeeps.
    return 0;
}
