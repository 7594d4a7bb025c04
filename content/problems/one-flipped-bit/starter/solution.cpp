#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string frame;
        cin >> frame;

        // Your code here: ok, fixed or lost?
        cout << "ok " << frame << '\n';
    }
    return 0;
}
