#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> poster(h);
    for (string &row : poster) cin >> row;
    string orders;
    cin >> orders;

    // Your code here: carry out one order after the other, then print the poster.
    return 0;
}
