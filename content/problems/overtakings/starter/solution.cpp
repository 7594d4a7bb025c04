#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> start(n);
    for (int &number : start) cin >> number;
    vector<int> finish(n);
    for (int &number : finish) cin >> number;

    // Your code here: print the number of overtakings, and the cart that overtook the most.
    return 0;
}
