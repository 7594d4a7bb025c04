#include <iostream>
using namespace std;

int main() {
    long long u;
    cin >> u;

    // Your code here: find the slab of u and print the bill.
    return 0;
}
