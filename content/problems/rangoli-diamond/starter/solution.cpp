#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string kind;
    cin >> n >> kind;

    // Your code here: draw the n rows of the diamond.
    return 0;
}
