#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, s;
    cin >> n >> s;
    vector<int> note(n);
    for (int &number : note) cin >> number;

    // Your code here: follow the notes from place s, and print the places seen and the size of the circle.
    return 0;
}
