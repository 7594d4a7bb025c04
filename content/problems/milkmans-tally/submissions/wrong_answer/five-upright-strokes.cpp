#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int stroke = 1; stroke <= n; stroke++) {
        cout << '|';
        if (stroke % 5 == 0) cout << '/';
        if (stroke % 20 == 0 || stroke == n) cout << '\n';
        else if (stroke % 5 == 0) cout << ' ';
    }
}
