#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, d;
    cin >> n >> d;
    vector<int> temperature(n);
    for (int &number : temperature) cin >> number;

    // Your code here: print the length and the beginning of the first longest steady stretch.
    return 0;
}
