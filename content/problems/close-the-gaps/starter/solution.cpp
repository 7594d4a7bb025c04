#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> boxes(n);
    for (int &number : boxes) cin >> number;

    // Your code here: move the full boxes to the left, then print the shelf and the number of moves.
    return 0;
}
