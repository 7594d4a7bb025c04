#include <iostream>
#include <string>
using namespace std;

int main() {
    string border;
    cin >> border;
    int n = border.size();
    int block = n;

    // your code here: find the shortest block

    cout << block << ' ' << n % block << '\n';
    return 0;
}
