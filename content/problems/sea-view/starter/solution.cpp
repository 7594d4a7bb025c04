#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> height(n);
    for (int &number : height) cin >> number;

    // Your code here: print what each house sees, and how many see the sea.
    return 0;
}
