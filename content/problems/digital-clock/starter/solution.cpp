#include <iostream>
using namespace std;

int main() {
    int s;
    cin >> s;

    cout << s << '\n'; // Print the time instead.
    return 0;
}
