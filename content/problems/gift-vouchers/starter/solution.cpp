#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, s;
    cin >> n >> s;
    vector<int> value(n);
    for (int &number : value) cin >> number;

    // Your code here: count the pairs whose values add up to s.
    return 0;
}
