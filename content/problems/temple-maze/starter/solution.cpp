#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> plan(h);
    for (string &row : plan) cin >> row;

    // Your code here: print the least number of steps from S to E, or -1.
    return 0;
}
