#include <iostream>
#include <string>
using namespace std;

int tilted = 0;

// Reads one mobile and returns its weight.
long long weigh() {
    string part;
    cin >> part;
    if (part != "R") return stoll(part);

    // your code here: this is a rod

    return 0;
}

int main() {
    long long weight = weigh();
    cout << weight << ' ' << tilted << '\n';
    return 0;
}
