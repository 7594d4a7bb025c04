#include <iostream>
using namespace std;

int main() {
    int d, w;
    cin >> d >> w;

    // Your code here: work out the fare and print it.
    return 0;
}
