#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int stroke = 1; stroke <= n; stroke++) {
        if (stroke % 5 == 0) cout << '/';
        else cout << '|';
        if (stroke % 20 == 0 || stroke == n) cout << '\n';
        else if (stroke % 5 == 0) cout << ' ';
    }
}
